import sanitizeHtml from 'sanitize-html';

/**
 * HTML from a back office, reduced to what a text needs: paragraphs, lists, emphasis, tables, links. Other tags are
 * dropped and their text is kept; scripts and styles lose both. The only attribute that stays is a link's address.
 */
export const richText = (html: string, headings: Headings = BELOW_H2): string =>
  sanitizeHtml(html, {
    allowedTags: ALLOWED,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_TEXT,
    transformTags: { b: 'strong', i: 'em', ...headings, a: linkOnly },
  });

const ALLOWED = 'p br strong em ul ol li h2 h3 h4 a table thead tbody tr th td sub sup'.split(' ');
const WITHOUT_TEXT = 'script style template iframe noscript svg math textarea title'.split(' ');

const linkOnly = (tagName: string, { href }: sanitizeHtml.Attributes) => {
  const address = href?.trim() ?? '';
  return { tagName, attribs: isLink(address) ? { href: address } : ({} as sanitizeHtml.Attributes) };
};

/** Whether an address that an editor has typed leads to a page, a place on this one, a mail or a phone. */
export const isLink = (address: string): boolean => /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(address);

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
    .replace(/&(quot|lt|gt|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim();
  return words.length <= most ? words : `${words.slice(0, most + 1).replace(/\s+\S*$/, '')} …`;
}

const ENTITIES: Record<string, string> = { quot: '"', lt: '<', gt: '>', amp: '&' };
