import { shopLines } from '#features/documents/sheet/sheet.content.ts';
import type { Chapter, Sheet } from '#features/documents/sheet/sheet.ts';
import { priceNoteKey } from '#features/product/price-note.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { localeInfo } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readContext } from '#store-api/contract/context.ts';
import type { Cents } from '#values/money.ts';
import { swissDay } from '#values/publishing.ts';
import { configuratorView } from '../configurator-view.content.ts';
import { addressOf, typeOf } from '../question/question.ts';
import { answerView } from '../results/results-view.ts';
import { summarize } from '../send/message.ts';
import { linesOf, wholeSet } from '../set/whole-set.ts';
import { paperViews } from './paper-views.ts';

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
    { title: t('paperLink'), text: [new URL(data.hrefs.own + addressOf(data, question), origin).href] },
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
