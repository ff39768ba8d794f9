/** French writes money as Switzerland does (`#i18n/format.ts`). */
const LANGUAGE = document.documentElement.lang.replace('fr-FR', 'de-CH');
const money = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 2 });

/** A number with its marks of thousands and decimals. */
const FIGURE = /\d([\d.,'’\s]*\d)?|#/;

/** An amount as this page writes it: `1’234.50`. */
export const amount = (value: number): string => money.format(value).replaceAll("'", '’');

/** The same with the currency, where this page writes it: as its large price has it. */
export function asMoney(value: number): string {
  const shown = document.querySelector('.price.big > :first-child')?.textContent ?? '#';
  return shown.replace(FIGURE, amount(value));
}

/** Puts another figure into the words; what has no figure, or the right one, stays. True when it was another. */
export function put(place: Node | null | undefined, value: number, figure = amount(value)): boolean {
  const words = place?.textContent ?? '';
  const [shown] = words.match(FIGURE) ?? [];
  if (!place || !shown || shown === figure) return false;
  place.textContent = words.replace(shown, figure);
  return true;
}

/** Says that some cost more: «ab CHF 29.00». */
export function writeFrom(place: Node | null | undefined): void {
  const words = place?.textContent ?? '';
  const [before = '', after = ''] = pageWord('from').split('#');
  if (place && !(words.startsWith(before) && words.endsWith(after))) place.textContent = before + words + after;
}

/** A word in the language of the page that its prices may need: `Shell.astro` gives them. */
export const pageWord = (name: 'net' | 'from'): string =>
  document.querySelector<HTMLElement>('[data-net][data-from]')?.dataset[name] ?? '';
