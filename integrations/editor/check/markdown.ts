import type { Page } from '#blocks/blocks.schema.ts';
import { proseFrom } from '#features/content-schema/markdoc.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';
import { nearest } from '#features/content-schema/rules/finding.ts';
import { inLanguage, LOCALES } from '#i18n/locales.ts';
import { fromSeoPath } from '#i18n/paths.ts';
import { decoded } from '#values/http.ts';
import { type KnownPaths, knownPaths } from './addresses/known-paths.ts';
import type { Content } from './content.ts';
import { placesIn } from './content.ts';

type TextFinding = Omit<Finding, 'file' | 'field'>;

/** Where Markdoc tags are allowed, and pictures are blocks. Everywhere else texts are plain Markdown. */
const OF_BLOCKS = ['pages', 'lines'];
const TAGS = ['notice'];

/** Broken Markdown: links to no page, missing pictures, unknown tags, raw HTML. */
export function markdownFindings(content: Content, files = content.files): Finding[] {
  const paths = knownPaths(content);
  const anchors = anchorsOf(content);
  return files.flatMap(({ file, kind, value }) =>
    [...placesIn(value)].flatMap(({ field, key, value: written }) => {
      if (typeof written !== 'string') return [];
      const text = written.replace(/`[^`\n]*`/g, ''); // code spans are shown as they are
      return [
        ...linksIn(text, key, paths, anchors),
        ...picturesIn(text, content.pictures, OF_BLOCKS.includes(kind)),
        ...tagsIn(text, OF_BLOCKS.includes(kind)),
        ...markupIn(text),
      ].map((finding) => ({ file, field, ...finding }));
    }),
  );
}

/** `[balcony](/balkon#herbs)`: the path as it stands, because a text's address gets no other language. */
function linksIn(
  text: string,
  locale: string,
  paths: KnownPaths,
  anchors: ReadonlyMap<string, string[]>,
): TextFinding[] {
  return [...text.matchAll(/(?<!!)\[([^\]]*)\]\((\/(?!\/)[^)\s]*)[^)]*\)/g)].flatMap(([, words = '', href = '']) => {
    const [path = '', anchor] = href.split('#');
    const place = decoded(path.replace(/\?.*/, '').replace(/(?<=.)\/+$/, ''));
    const line = (address: string) => `[${words}](${address})`;
    if (!paths.has(place)) {
      const near = nearest(place, paths.listed);
      const expected = `a path that the shop answers, or a place by its name like page:returns${near ? ` (near: ${near})` : ''}`;
      return [{ actual: `a link to ${href}`, expected, repair: line(near ?? 'page:…') }];
    }
    const here = LOCALES.find(({ code }) => code === locale);
    const other = LOCALES.find(({ prefix }) => prefix !== '' && `${place}/`.startsWith(`${prefix}/`)) ?? LOCALES[0];
    if (here && other && other !== here && paths.has(here.prefix + place.slice(other.prefix.length)))
      return [
        {
          actual: `a link to ${href}, which is in ${other.name}`,
          expected: `an address in ${here.name}`,
          repair: line(here.prefix + href.slice(other.prefix.length)),
        },
      ];
    const ids = anchors.get(place);
    if (!anchor || !ids || ids.includes(anchor)) return [];
    const near = nearest(anchor, ids);
    const expected = `an anchor of that page${ids.length > 0 ? `: ${ids.join(', ')}` : ', which has none'}`;
    return [{ actual: `a link to ${href}`, expected, repair: line(near ? `${path}#${near}` : path) }];
  });
}

/** `![a can](/grounds/can.webp)` */
function picturesIn(text: string, pictures: readonly string[], isOfBlocks: boolean): TextFinding[] {
  return [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].flatMap(([written, alt = '', source = '']) => {
    if (isOfBlocks)
      return [
        {
          actual: `the picture ${written}, which no text of a page shows`,
          expected: 'a block with a picture beside the text',
          repair: `- block: image\n      picture: ${nearest(source, pictures) ?? '…'}`,
        },
      ];
    const isThere = source.startsWith('/') && pictures.includes(source.replace(/[?#].*/, ''));
    const addresses = pictures.filter((place) => place.startsWith('/'));
    const near = isThere ? source : nearest(source, addresses);
    return [
      ...(isThere
        ? []
        : [
            {
              actual: `the picture ${source || 'without an address'}`,
              expected: `a file of public, by its address with a slash${near ? ` (near: ${near})` : ''}`,
              repair: `![${alt || '…'}](${near ?? '/…'})`,
            },
          ]),
      ...(alt.trim() === ''
        ? [
            {
              actual: `the picture ${written} without words`,
              expected: 'what is seen in it, in the square brackets',
              repair: `![…](${near ?? source})`,
            },
          ]
        : []),
    ];
  });
}

/** `{% notice kind="warning" %}`; wrong attributes are reported by the schema of the field. */
function tagsIn(text: string, isOfBlocks: boolean): TextFinding[] {
  const allowedTags = isOfBlocks ? TAGS : [];
  return [...text.matchAll(/\{%\s*([\w-]*)[^%]*%\}/g)]
    .filter(([, name = '']) => !allowedTags.includes(name))
    .map(([tag, name = '']) => {
      const near = nearest(name, allowedTags);
      return {
        actual: `the tag ${tag}`,
        expected: isOfBlocks ? `one of ${allowedTags.join(', ')}` : 'Markdown; tags are known in texts of pages only',
        repair: near ? tag.replace(name, near) : 'the text without it',
      };
    });
}

const AS_MARKDOWN: Record<string, string> = {
  ...{ b: '**…**', strong: '**…**', i: '*…*', em: '*…*', a: '[…](…)', img: '![…](…)', br: 'a backslash at the end' },
  ...{ li: '- …', ul: '- …', ol: '1. …', h2: '## …', h3: '### …', p: 'an empty line between paragraphs' },
};

/** `<b>`; an address in angle brackets is Markdown. */
const markupIn = (text: string): TextFinding[] =>
  [...text.matchAll(/<([a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/gi)].map(([tag, name = '']) => ({
    actual: `the markup ${tag}`,
    expected: 'Markdown; markup is shown to shoppers as it is written',
    repair: AS_MARKDOWN[name.toLowerCase()] ?? 'the text without it',
  }));

/** The anchors of each page of content, by its address: those that editors have set, and the headings of its texts. */
const anchorsOf = ({ files }: Content): ReadonlyMap<string, string[]> =>
  new Map(
    files
      .filter(({ kind }) => kind === 'pages')
      .flatMap(({ value }) => {
        const page = value as Page;
        return LOCALES.map(({ code }): [string, string[]] => [
          fromSeoPath(code, inLanguage(code, page.slug)),
          [...placesIn(page.sections)].flatMap(({ key, value: written, beside }) => {
            if (typeof written !== 'string') return [];
            if (key === 'anchor') return [written];
            const isRead = key === code || (key === 'de' && beside[code] === undefined);
            return isRead ? proseFrom(written, () => undefined, 2).headings.map(({ id }) => id) : [];
          }),
        ]);
      }),
  );
