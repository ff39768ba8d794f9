import type { Content, ContentFile } from '#editor/check/content.ts';
import { type Place, placesIn } from '#editor/check/walk.ts';
import type { Finding } from '#features/catalog/rules/finding.ts';
import { nearest } from '#features/catalog/rules/nearest.ts';
import { targetFields } from '#features/catalog/shop-facts/target.schema.ts';

/** What a link may name, and the kind of entry it then has to be. */
const ENTRIES: Record<string, string> = {
  category: 'categories',
  page: 'pages',
  line: 'lines',
  recipe: 'recipes',
  journal: 'blog',
};
const NAMES = [...Object.keys(targetFields), 'route'];
const MARKDOWN_LINK = /\[[^\]]*\]\(([a-z]+):([^)\s]+)\)/g;

/**
 * Links that lead nowhere: `to:`, `target:` and links in Markdown. `isPlanned`: those to a page, recipe or post that is
 * still to be written, which the shop leaves out until then. What resembles the name of an entry is a slip.
 */
export function linkFindings(content: Content, isPlanned: boolean): Finding[] {
  const known = knownNames(content);
  return content.files.flatMap((entry) =>
    [...placesIn(entry.value)].flatMap((place) =>
      [...namedIn(place), ...writtenIn(place)]
        .map((link) => ({ link, finding: dead(entry, link, known) }))
        .filter(({ link, finding }) => finding && isPlanned === (link.mayBePlanned && !finding.repair))
        .map(({ finding }) => finding as Finding),
    ),
  );
}

const PLANNED = ['page', 'recipe', 'journal'];

interface Link {
  field: string;
  name: string;
  id: string;
  repair: (id: string) => string;
  mayBePlanned: boolean;
}

/** `to: {page: returns}` */
function namedIn({ field, key, value }: Place): Link[] {
  if ((key !== 'to' && key !== 'target') || typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter((entry): entry is [string, string] => NAMES.includes(entry[0]) && typeof entry[1] === 'string')
    .map(([name, id]) => ({
      field: `${field}.${name}`,
      name,
      id,
      repair: (near) => `${key}: {${name}: ${near}}`,
      mayBePlanned: PLANNED.includes(name),
    }));
}

/** `[returns](page:returns)` in a text. */
function writtenIn({ field, value }: Place): Link[] {
  if (typeof value !== 'string') return [];
  return [...value.matchAll(MARKDOWN_LINK)]
    .filter(([, name = '']) => NAMES.includes(name))
    .map(([link, name = '', id = '']) => ({
      field,
      name,
      id,
      repair: (near) => link.replace(`:${id})`, `:${near})`),
      mayBePlanned: false,
    }));
}

type Known = Record<string, readonly string[]>;

function dead({ file }: ContentFile, { field, name, id, repair }: Link, known: Known): Finding | undefined {
  const names = known[name];
  // the path of a redirect is no name: redirects.ts follows it
  if (!names || names.includes(id) || id.startsWith('/')) return undefined;
  const near = nearest(id, names);
  const expected = `a ${name} that exists${near ? ` (near: ${near})` : ''}`;
  return { file, field, found: id, expected, ...(near && { repair: repair(near) }) };
}

function knownNames({ files }: Content): Known {
  const idsOf = (kind: string) => files.filter((one) => one.kind === kind).map(({ id }) => id);
  const navigation = files.find(({ kind }) => kind === 'navigation')?.value as { routes: object } | undefined;
  const lines = idsOf('lines');
  return {
    ...Object.fromEntries(Object.entries(ENTRIES).map(([name, kind]) => [name, idsOf(kind)])),
    // tools of the journal have files of their own
    recipe: [...idsOf('recipes'), 'drying-guide', 'raclette-planner'],
    line: lines,
    product: files.filter(({ kind }) => kind === 'products').flatMap(({ id, value }) => [id, ...variantsOf(value)]),
    ...(navigation && { route: Object.keys(navigation.routes) }),
  };
}

const variantsOf = (product: unknown): string[] =>
  (product as { variants?: { number: string }[] }).variants?.map(({ number }) => number) ?? [];
