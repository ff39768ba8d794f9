import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { search } from '#i18n/paths.ts';
import { drawingHref } from '#ui/drawing.ts';
import { markedPieces } from '#ui/marks.ts';
import { isNumber } from '#values/search/article-number.ts';
import type { DropdownWords, Entry } from '../index/entry.ts';
import type { SearchResults } from '../index/finder.ts';
import type { Group } from './marked.ts';
import { marked } from './marked.ts';

/* The list of hits, by hand: on intent it has to be there at once, and React would come after it. */

/** Groups of options; every option is a link, so that it opens in a tab of its own as links do. */
export function drawGroups(groups: readonly Group[], term: string, words: DropdownWords): HTMLElement[] {
  let place = 0;
  return groups.map(({ kind, title, entries }) => {
    const heading = element('div', { className: 'legend', id: `find-${kind}` }, formatMessage(words, title));
    const options = entries.map((entry) => {
      place += 1;
      return drawOption(entry, term, `find-option-${place}`);
    });
    const group = element('div', { role: 'group' }, heading, ...options);
    group.setAttribute('aria-labelledby', heading.id);
    return group;
  });
}

function drawOption({ title, href, note, product }: Entry, term: string, id: string): HTMLAnchorElement {
  const names = marked(title, term).map(({ text, isHit }) => (isHit ? element('mark', {}, text) : text));
  const name = element('span', {}, ...names);
  if (note) name.append(element('span', { className: 'soft tiny note' }, note));
  const parts = product ? [drawPicture(product), name, ...drawPrice(product)] : [name];
  const option = element('a', { href, id, role: 'option', tabIndex: -1, className: 'hit' }, ...parts);
  option.ariaSelected = 'false';
  return option;
}

/** The last option: the page of results. */
export function drawShowAll(href: string, text: string): HTMLAnchorElement {
  const option = element(
    'a',
    { href, id: 'find-option-all', role: 'option', tabIndex: -1, className: 'hit more' },
    text,
  );
  option.ariaSelected = 'false';
  return option;
}

type Product = NonNullable<Entry['product']>;

function drawPicture({ picture, drawing }: Product): HTMLElement {
  if (picture)
    return element('span', { className: 'stand' }, element('img', { src: picture, alt: '', width: 200, height: 200 }));
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  for (const [name, value] of Object.entries({ width: '320', height: '200', href: drawingHref(drawing) }))
    use.setAttribute(name, value);
  for (const [name, value] of Object.entries({ class: 'draw', viewBox: '-20 -108 360 288', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value);
  svg.append(use);
  return element('span', { className: 'stand' }, svg);
}

const SVG = 'http://www.w3.org/2000/svg';

/** As `Price.tsx` draws it, so that `freshen` finds its way. */
function drawPrice({ number, price }: Product): HTMLElement[] {
  if (!price) return [];
  const { now, was, wasLabel, isLeast } = price;
  const old = was ? [' ', element('s', {}, element('span', { className: 'vh' }, `${wasLabel} `), was)] : [];
  const priceElement = element(
    'span',
    { className: was ? 'num price cut' : 'num price' },
    element('span', {}, now),
    ...old,
  );
  priceElement.dataset.price = number;
  if (isLeast) priceElement.dataset.least = '';
  return [priceElement];
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

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

/** “Meinten Sie Raclette?” */
function drawOffer(locale: Locale, words: DropdownWords, meant: string): HTMLElement {
  const markedParts = markedPieces(formatMessage(words, 'didYouMean', { term: meant })).map(({ text, mark }) =>
    mark ? element('a', { href: search(locale, meant) }, text) : text,
  );
  return element('p', {}, ...markedParts);
}
