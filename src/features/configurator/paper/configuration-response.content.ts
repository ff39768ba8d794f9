import type { Chapter, Sheet } from '#features/documents/sheet/chapters.ts';
import { printSheet } from '#features/documents/sheet/chapters.ts';
import { shopLines } from '#features/documents/sheet/sheet.content.ts';
import type { View } from '#features/product/measures/size.ts';
import { priceNoteKey } from '#features/product/PriceNote.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { localeInfo } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readContext } from '#store-api/contract/context.ts';
import { orTrouble } from '#store-api/trouble.ts';
import { contentDisposition } from '#values/http.ts';
import type { Cents } from '#values/money.ts';
import { swissDay } from '#values/publishing.ts';
import { plainName } from '#values/text.ts';
import { configuratorView } from '../configurator-view.content.ts';
import { type Dimension, frontOf, type Scene, type Subject } from '../drawing/scene.ts';
import { sideOf } from '../drawing/side.ts';
import { addressOf, typeOf } from '../question/question.ts';
import { answerView } from '../results/results-view.ts';
import { summarize } from '../send/message.ts';
import { linesOf, wholeSet } from '../set/whole-set.ts';

/** The PDF of a configuration. It holds the prices of who asks, so nobody else keeps it. */
export async function answerConfiguration(
  storeContext: StoreContext & { visitor: string },
  url: URL,
  now: Date,
): Promise<Response> {
  const sheet = configurationSheet(storeContext, { query: url.searchParams, origin: url, now });
  const bytes = await orTrouble(sheet.then((sheetContent) => printSheet(storeContext.visitor, sheetContent)));
  if ('retryAfterSeconds' in bytes)
    return new Response(null, { status: bytes.status, headers: { 'retry-after': String(bytes.retryAfterSeconds) } });
  const name = plainName(wordsOf(storeContext.locale, 'configurator')('paperKind'));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': contentDisposition('inline', `${name}.pdf`),
      'cache-control': 'private, no-store',
    },
  });
}

/** Where the query comes from and where it leads back to, and the day that is printed. */
interface Printed {
  query: URLSearchParams;
  origin: URL;
  now: Date;
}

/** A configuration on paper: measures, drawing, what fits and why, what nearly does, the set, the way back. */
export async function configurationSheet(storeContext: StoreContext, { query, origin, now }: Printed): Promise<Sheet> {
  const { locale } = storeContext;
  const { data, question, systemDetails } = await configuratorView(storeContext, query);
  const [t, documents] = [wordsOf(locale, 'configurator'), wordsOf(locale, 'documents')];
  const result = answerView(data, question);
  const { measures, fits, near } = summarize(data, question, result, MOST_PRINTED);
  const views = paperViews({ type: question.type, measured: result.drawingMeasures });
  const system = data.systems.find(({ number }) => number === question.set);
  const set = system && wholeSet(system, systemDetails, question.parts);
  const price = (cents: Cents | null) => (cents === null ? '–' : formatMoney(locale, cents));
  const chapters: Chapter[] = [
    { title: t('measures'), rows: measures, text: [t('paperCheck')] },
    {
      title: t('paperDrawing'),
      views: [
        { view: views.front, label: t('front') },
        { view: views.side, label: t('side') },
      ],
    },
    {
      title: t('mailSet'),
      text: set ? [await priceNote(storeContext)] : [],
      rows:
        system && set
          ? [
              ...linesOf(system, set).map(({ text, cents }) => ({ name: text, value: price(cents) })),
              { name: t('paperTotal'), value: price(set.total) },
            ]
          : [],
    },
    { title: formatMessage(data.words, 'resultFits', { count: result.fits.length }), rows: fits },
    { title: t('nearTitle'), rows: near },
    { title: t('paperLink'), text: [new URL(data.hrefs.configuratorHref + addressOf(data, question), origin).href] },
  ];
  return {
    language: localeInfo(locale).htmlLang,
    kind: t('paperKind'),
    title: t('paperTitle'),
    number: [
      typeOf(data, question.type).name,
      ...(result.measured.bodyWidth ? [`${formatNumber(locale, result.measured.bodyWidth, 0)}\u00A0mm`] : []),
    ].join(', '),
    chapters: chapters.filter(({ rows, views: sheetViews, text }) => (rows ?? sheetViews ?? text ?? []).length > 0),
    contactLines: await shopLines(),
    pageWords: documents('page', { page: '{page}', pages: '{pages}' }),
    // the same all day, so that it is drawn once
    changedAt: new Date(swissDay(now)),
  };
}

/** What the prices of the set contain, for who asks. */
async function priceNote(storeContext: StoreContext): Promise<string> {
  const { context } = await callStore(storeContext, readContext);
  return wordsOf(storeContext.locale, 'common')(priceNoteKey(context.taxState === 'net'));
}

/** As many as two pages of paper bear. */
const MOST_PRINTED = 20;

/** Front and side for paper, each with two of its dimensions; the table beside them has all six. */
function paperViews(subject: Subject): { front: View; side: View } {
  return {
    front: viewOf(frontOf(subject), 'bodyWidth', 'installationHeight'),
    side: viewOf(sideOf(subject), 'bodyDepth', 'installationDepth'),
  };
}

function viewOf({ viewBox, walls, lines, free, swing, dimensions }: Scene, first: string, second: string): View {
  const [across, other] = [first, second].map((measure) => dimensions.find((one) => one.measure === measure));
  const shown = [across, other].filter((one) => one !== undefined);
  const [main] = dimensions;
  return {
    viewBox,
    outline: walls + lines + swing,
    ground: free,
    dimensions: shown.map(({ path }) => path).join(''),
    across: placeOf(across ?? main),
    upright: placeOf(other ?? main),
  };
}

const placeOf = (one: Dimension | undefined): View['across'] => ({ x: one?.x ?? 0, y: one?.y ?? 0, mm: one?.mm ?? 0 });
