const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML and XML, in their attributes too. Pure. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const NAMED = new Map(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]));

/** The text of a title or an attribute: `Hof &amp; Herd` → `Hof & Herd`. Other entities stay as they are. */
export const unescaped = (markup: string): string =>
  markup
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => NAMED.get(entity) ?? entity);

/**
 * The beginning of a text: at most so many units of UTF-16, as fields and stores count them. A sign that takes two of
 * them (😀) is never halved: half of one can be written into no address and no file.
 */
export const firstSigns = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** A name of small letters, digits and single hyphens, as addresses and files have them: `Gärten & Höfe` → `gaerten-hoefe`. */
export function plainName(words: string): string {
  return words
    .toLowerCase()
    .replace(/[äöüß]/g, (sign) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
