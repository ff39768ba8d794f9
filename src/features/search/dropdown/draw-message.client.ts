import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { search } from '#i18n/paths.ts';
import { markedPieces } from '#ui/marks.ts';
import { isNumber } from '#values/search/article-number.ts';
import type { DropdownWords } from '../index/entry.ts';
import type { SearchResults } from '../index/finder.ts';
import { element } from './draw.client.ts';

/** What is said when nothing is called so: the nearest word, near numbers, how to search. Nothing when it was found. */
export function drawMessage(locale: Locale, words: DropdownWords, term: string, results: SearchResults): HTMLElement[] {
  const { hits, near, meant } = results;
  const offer = meant === undefined ? [] : [drawOffer(locale, words, meant)];
  if (hits.length > 0) return offer;
  if (isNumber(term)) {
    const key = near.length > 0 ? 'unknownNumber' : 'unknownNumberNone';
    return [element('p', {}, formatMessage(words, key, { number: term }))];
  }
  const hint = element('p', { className: 'soft' }, formatMessage(words, 'noResultsHint'));
  return [element('p', { className: 'h3' }, formatMessage(words, 'noResults', { term })), ...offer, hint];
}

/** «Meinten Sie Raclette?» */
function drawOffer(locale: Locale, words: DropdownWords, meant: string): HTMLElement {
  const pieces = markedPieces(formatMessage(words, 'didYouMean', { term: meant })).map(({ text, mark }) =>
    mark ? element('a', { href: search(locale, meant) }, text) : text,
  );
  return element('p', {}, ...pieces);
}
