/**
 * A description as a shop's back office writes it (HTML), reduced to what a text needs: paragraphs, lists, emphasis,
 * tables, links. Everything else loses its tag and keeps its words; scripts and styles lose both; no attribute stays
 * but the address of a link that leads to a page, a mail or a phone. The answer is written anew, piece by piece:
 * nothing of the input passes unread.
 */
export function richText(html: string, headings: Headings = BELOW_H2): string {
  const open: string[] = [];
  let out = '';
  let silent = '';
  for (const [token, slash, rawName, attributes] of html.matchAll(TOKEN)) {
    const tagName = rawName?.toLowerCase() ?? '';
    const name = headings[tagName] ?? ALIAS[tagName] ?? tagName;
    if (silent) {
      if (slash && name === silent) silent = '';
    } else if (!name) out += token.startsWith('<!--') ? '' : token.replaceAll('<', '&lt;');
    else if (slash) out += closeDownTo(open, name);
    else if (SILENT.has(name)) silent = name;
    else if (name === 'br') out += '<br>';
    else if (ALLOWED.has(name)) {
      open.push(name);
      out += `<${name}${name === 'a' ? linkTo(attributes ?? '') : ''}>`;
    }
  }
  return out + ends(open);
}

/** A comment, a tag, a stretch of text, or a `<` that begins nothing. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

/** Closes what is still open inside; an end without a beginning is dropped. */
function closeDownTo(open: string[], name: string): string {
  const at = open.lastIndexOf(name);
  return at < 0 ? '' : ends(open.splice(at));
}

const ends = (names: string[]) =>
  names
    .reverse()
    .map((name) => `</${name}>`)
    .join('');

function linkTo(attributes: string): string {
  for (const [, name, double, single] of attributes.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = (double ?? single ?? '').trim();
    if (name?.toLowerCase() === 'href' && isLink(value))
      return ` href="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;
  }
  return '';
}

/** Whether an address that an editor has typed leads to a page, a place on this one, a mail or a phone. */
export const isLink = (address: string): boolean => /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(address);

const ALLOWED = new Set('p strong em ul ol li h2 h3 h4 a table thead tbody tr th td sub sup'.split(' '));
const SILENT = new Set('script style template iframe noscript svg math textarea title'.split(' '));
const ALIAS: Record<string, string> = { b: 'strong', i: 'em' };

/** What becomes of the headings of a text. */
type Headings = Record<string, string>;

/** For a text inside a page that has its h1 and h2 already. */
const BELOW_H2: Headings = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

/** For a text that is a part of the page itself, below its h1. */
export const BELOW_H1: Headings = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** The words of a text alone, for descriptions in the head; cut after a word. */
export function plainText(html: string, most = 155): string {
  const words = richText(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|quot|apos|#39|lt|gt|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim();
  return words.length <= most ? words : `${words.slice(0, most + 1).replace(/\s+\S*$/, '')} …`;
}

const ENTITIES: Record<string, string> = {
  nbsp: '\u00A0',
  quot: '"',
  apos: '’',
  '#39': '’',
  lt: '<',
  gt: '>',
  amp: '&',
};
