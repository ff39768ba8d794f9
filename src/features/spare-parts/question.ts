// “I don’t know” ends the questions and shows everything that is still possible.
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { ANSWERS, type Answer } from './tree/walk.ts';

/** What somebody asks the spare-parts search for; the address carries it, so that it can be shared and comes back with the browser. */
export interface Question {
  /** A number or words, as typed, at most `MOST_SIGNS` long; they win over a category. */
  part: string;
  /** Id of a category of the questions. */
  kind: string | undefined;
  answers: Answer[];
}

export const MOST_SIGNS = 100;
/** Longest path through the questions; further answers in a URL are ignored. */
const MOST_ANSWERS = 20;

/** Reads `?part=51-101` or `?kind=pull-out&answers=no.yes`; what is no answer ends the answers. */
export function questionIn(query: URLSearchParams, kinds: readonly string[]): Question {
  const answers = (query.get('answers') ?? '').split('.', MOST_ANSWERS).map(answerOf);
  const end = answers.indexOf(undefined);
  return {
    part: (query.get('part') ?? '').trim().slice(0, MOST_SIGNS),
    kind: kinds.find((kind) => kind === query.get('kind')),
    answers: answers.slice(0, end < 0 ? answers.length : end) as Answer[],
  };
}

export const hasQuery = ({ part, kind }: Question): boolean => Boolean(part || kind);

/** The address of a term. */
export const partHref = (locale: Locale, part: string): string =>
  `${spareParts(locale)}?${new URLSearchParams({ part })}`;

/** The address of a category with these answers; without script the browser goes down to what is asked next. */
export const answersHref = (locale: Locale, kind: string, answers: readonly Answer[]): string =>
  `${spareParts(locale)}?kind=${kind}${answers.length > 0 ? `&answers=${answers.join('.')}` : ''}#answer`;

/** The address of a question. */
export const questionHref = (locale: Locale, { part, kind, answers }: Question): string =>
  part || !kind ? partHref(locale, part) : answersHref(locale, kind, answers);

const answerOf = (written: string): Answer | undefined => ANSWERS.find((answer) => answer === written);
