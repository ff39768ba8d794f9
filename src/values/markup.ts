const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML and XML, in their attributes too. Pure. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const NAMED = new Map(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]));

/** The text of a title or an attribute: `Hof &amp; Herd` → `Hof & Herd`. Other entities stay as they are. */
export const unescaped = (markup: string): string =>
  markup
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => NAMED.get(entity) ?? entity);
