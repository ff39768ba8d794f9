import Markdoc, { type Config, type Node, type RenderableTreeNode } from '@markdoc/markdoc';

const { Tag } = Markdoc;

/*
 * What editors write in pages: Markdown and the few tags of Markdoc named here. Raw HTML stays the text it is and a
 * link leads only to where links may lead, so whatever is written is safe to show.
 */

/** A text ready for the page. */
export interface Prose {
  html: string;
  /** Its headings in their order, for a list of contents. */
  headings: { id: string; title: string; level: number }[];
}

/** Finds the address of a place in the shop (`page:returns`); undefined while it does not exist. */
export type FindHref = (place: string) => string | undefined;

/** `top` is the highest heading that fits below the heading around the text. */
export function proseFrom(source: string, findHref: FindHref, top: 2 | 3 = 3): Prose {
  const headings: Prose['headings'] = [];
  const tree = Markdoc.transform(Markdoc.parse(source), configFor(findHref, top, headings));
  const content = Tag.isTag(tree) ? tree.children : [tree];
  return { html: Markdoc.renderers.html(content), headings };
}

/** Places of the shop that the links of a text name. */
export const placesIn = (source: string): string[] =>
  [...Markdoc.parse(source).walk()].flatMap(({ type, attributes }) =>
    type === 'link' && isPlace(attributes.href) ? [attributes.href] : [],
  );

/** What an editor has to repair, a sentence each; empty when all is well. */
export const proseMistakes = (source: string): string[] =>
  Markdoc.validate(
    Markdoc.parse(source),
    configFor(() => '/', 2, []),
  ).map(({ lines, error }) => `line ${(lines[0] ?? 0) + 1}: ${error.message}`);

/** `page:returns`, `category:raclette`, `product:10-104`: the fields of a target, before a colon. */
export const isPlace = (href: string): boolean =>
  /^(category|page|line|recipe|journal|product|route):[\w.-]+$/.test(href);
/** What a link may lead to as it is written. */
export const isAddress = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href);

const configFor = (findHref: FindHref, top: number, headings: Prose['headings']): Config => ({
  nodes: {
    heading: {
      ...Markdoc.nodes.heading,
      transform: (node, config) => {
        const children = node.transformChildren(config);
        const title = words(children);
        const level = Math.min(Math.max(node.attributes.level, top), 4);
        const id = anchorOf(
          title,
          headings.map((heading) => heading.id),
        );
        headings.push({ id, title, level });
        return new Tag(`h${level}`, { id }, children);
      },
    },
    link: {
      attributes: { href: { type: String, required: true } },
      transform: (node, config) => {
        const href = hrefFor(node, findHref);
        return href ? new Tag('a', { href }, node.transformChildren(config)) : node.transformChildren(config);
      },
    },
    image: { ...Markdoc.nodes.image, transform: () => null }, // pictures are blocks, which know their sizes
    table: {
      // a wide table scrolls in its own box, which the keyboard has to reach
      transform: (node, config) => {
        const rows = node.transformChildren(config);
        const label = words(rows.filter(Tag.isTag).find(({ name }) => name === 'thead') ?? null);
        const table = new Tag('table', { class: 'facts num' }, rows);
        return new Tag('div', { class: 'scroll', role: 'group', tabindex: 0, 'aria-label': label }, [table]);
      },
    },
    th: {
      ...Markdoc.nodes.th,
      transform: (node, config) => {
        const children = node.transformChildren(config);
        // the corner of a table heads nothing
        return words(children) === '' ? new Tag('td') : new Tag('th', { scope: 'col' }, children);
      },
    },
  },
  tags: {
    notice: {
      attributes: { kind: { type: String, matches: ['info', 'warning'], default: 'info' } },
      transform: (node, config) =>
        new Tag('aside', { class: node.attributes.kind === 'warning' ? 'msg warn' : 'msg' }, [
          new Tag('div', {}, node.transformChildren(config)),
        ]),
    },
  },
});

function hrefFor({ attributes: { href = '' } }: Node, findHref: FindHref): string | undefined {
  if (isPlace(href)) return findHref(href);
  return isAddress(href) ? href : undefined;
}

function words(content: RenderableTreeNode | RenderableTreeNode[]): string {
  if (Array.isArray(content)) return content.map(words).filter(Boolean).join(' ').trim();
  return Tag.isTag(content) ? words(content.children) : String(content ?? '').trim();
}

/** `1. Geltung` → `1-geltung`; a second one of the same words gets a number. */
function anchorOf(title: string, taken: readonly string[]): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const anchor = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'text';
  const duplicates = taken.filter((id) => id === anchor || id.startsWith(`${anchor}--`)).length;
  return duplicates ? `${anchor}--${duplicates + 1}` : anchor;
}
