import * as z from 'zod';
import type { Content, ContentFile } from '#editor/check/content.ts';
import { placesIn } from '#editor/check/content.ts';
import { peel } from '#editor/fields/peel.ts';
import { KINDS, type Kind } from '#editor/kinds.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';
import { nearest } from '#features/content-schema/rules/finding.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { type Reference, referencesIn } from './addresses.ts';
import { knownNames, NOUNS } from './known-paths.ts';

/** What a link in a text may name, and the kind of thing it then has to be: the same as a target. */
const IN_TEXTS = new Map(
  Object.entries(targetSchema.shape).map(([name, field]) => {
    const { meta } = peel(field, name);
    return [name, meta.refersTo ?? meta.names];
  }),
);
const MARKDOWN_LINK = /\[[^\]]*\]\(([a-z]+):([^)\s]+)\)/g;

/** What an entry names and nobody has: in a field that its schema marks (`to:`, `products:`, `recipes:` …), or in a link of a text. */
export function linkFindings(content: Content, files = content.files): Finding[] {
  const knownIds = knownNames(content);
  return files.flatMap((entry) =>
    [...namedIn(entry), ...writtenIn(entry)].flatMap(({ kind, id, field, repair }) => {
      const names = knownIds[kind];
      if (!names || names.includes(id) || isElsewhere(kind)) return [];
      const near = nearest(id, names);
      const expected = `a ${NOUNS[kind] ?? kind} that exists${near ? ` (near: ${near})` : ''}`;
      return [{ file: entry.file, field, actual: id, expected, ...(near && { repair: repair(near) }) }];
    }),
  );
}

/** What a Shopware of one's own has is said by the build, which asks it. */
const isElsewhere = (kind: string): boolean =>
  Boolean(process.env.STORE_API_ENDPOINT) && (kind === 'categories' || kind === 'products');

interface Named extends Pick<Reference, 'field' | 'kind' | 'id'> {
  repair: (id: string) => string;
}

const namedIn = ({ kind, value }: ContentFile): Named[] =>
  [...referencesIn(schemaOf(kind), value)].map((reference) => ({
    ...reference,
    repair: (near) => lineOf(reference.path, near),
  }));

/** `to: {page: returns}`, `product: 10-104`, `- 10-104` */
function lineOf(path: readonly PropertyKey[], id: string): string {
  const [above, key] = path.slice(-2);
  if (above === 'to' || above === 'target') return `${above}: {${String(key)}: ${id}}`;
  return typeof key === 'number' ? `- ${id}` : `${String(path.at(-1))}: ${id}`;
}

/** `[returns](page:returns)` in a text. */
const writtenIn = ({ value }: ContentFile): Named[] =>
  [...placesIn(value)].flatMap(({ field, value: text }) =>
    typeof text !== 'string'
      ? []
      : [...text.matchAll(MARKDOWN_LINK)].flatMap(([link, name = '', id = '']) => {
          const kind = IN_TEXTS.get(name);
          return kind ? [{ field, kind, id, repair: (near: string) => link.replace(`:${id})`, `:${near})`) }] : [];
        }),
  );

const schemaOf = (kind: string) => (KINDS as Record<string, Kind>)[kind]?.schema ?? z.unknown();
