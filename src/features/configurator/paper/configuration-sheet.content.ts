import { priceNoteKey } from '#features/catalog/price-note.ts';
import { answerView } from '#features/configurator/answer/answer-view.ts';
import { configuratorView } from '#features/configurator/configurator-view.content.ts';
import { addressOf, typeOf } from '#features/configurator/question/question.ts';
import { told } from '#features/configurator/send/message.ts';
import { linesOf, wholeSet } from '#features/configurator/set/whole-set.ts';
import { houseLines } from '#features/documents/sheet/sheet.content.ts';
import type { Chapter, Sheet } from '#features/documents/sheet/sheet.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { localeFacts } from '#i18n/locales.ts';
import { tell } from '#i18n/tell.ts';
import { wordsOf } from '#i18n/words.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { readContext } from '#store-api/contract/context.ts';
import type { Cents } from '#values/money.ts';
import { swissDay } from '#values/publishing.ts';
import { paperViews } from './paper-views.ts';

/** Where the query comes from and where it leads back to, and the day that is printed. */
interface Printed {
  query: URLSearchParams;
  origin: URL;
  now: Date;
}

/** A configuration on paper: measures, drawing, what fits and why, what nearly does, the set, the way back. */
export async function configurationSheet(asking: Asking, { query, origin, now }: Printed): Promise<Sheet> {
  const { locale } = asking;
  const { facts, question, shelf } = await configuratorView(asking, query);
  const [t, documents] = [wordsOf(locale, 'configurator'), wordsOf(locale, 'documents')];
  const answer = answerView(facts, question);
  const { measures, fits, near } = told(facts, question, answer, MOST_PRINTED);
  const views = paperViews({ type: question.type, measured: answer.drawn });
  const system = facts.systems.find(({ number }) => number === question.set);
  const set = system && wholeSet(system, shelf, question.parts);
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
      text: set ? [await priceNote(asking)] : [],
      rows:
        system && set
          ? [
              ...linesOf(system, set).map(({ text, cents }) => ({ name: text, value: price(cents) })),
              { name: t('paperTotal'), value: price(set.total) },
            ]
          : [],
    },
    { title: tell(facts.words, 'resultFits', { count: answer.fits.length }), rows: fits },
    { title: t('nearTitle'), rows: near },
    { title: t('paperLink'), text: [new URL(facts.hrefs.own + addressOf(facts, question), origin).href] },
  ];
  return {
    language: localeFacts(locale).htmlLang,
    kind: t('paperKind'),
    title: t('paperTitle'),
    number: [
      typeOf(facts, question.type).name,
      ...(answer.measured.bodyWidth ? [`${formatNumber(locale, answer.measured.bodyWidth, 0)}\u00A0mm`] : []),
    ].join(', '),
    chapters: chapters.filter(({ rows, views: drawn, text }) => (rows ?? drawn ?? text ?? []).length > 0),
    house: await houseLines(),
    pageWords: documents('page', { page: '{page}', pages: '{pages}' }),
    // the same all day, so that it is drawn once
    changedAt: new Date(swissDay(now)),
  };
}

/** What the prices of the set contain, for who asks. */
async function priceNote(asking: Asking): Promise<string> {
  const { context } = await ask(asking, readContext);
  return wordsOf(asking.locale, 'common')(priceNoteKey(context.taxState === 'net'));
}

/** As many as two pages of paper bear. */
const MOST_PRINTED = 20;
