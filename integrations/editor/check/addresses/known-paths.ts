import { globSync, readFileSync } from 'node:fs';
import type { Content } from '#editor/check/content.ts';
import { CATEGORY_SEGMENT, type Category, categorySeoPaths } from '#features/content-schema/category.schema.ts';
import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { ContactPersons } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Navigation } from '#features/content-schema/shop-config/target.schema.ts';
import type { Slugs } from '#features/content-schema/text.schema.ts';
import { everyChoice, segmentsOf, TOPIC_NAMES, topicSegment } from '#features/journal/overview/filters.ts';
import { OVERVIEWS, TOOLS } from '#features/navigation/overviews.ts';
import { DEFAULT_LOCALE, ITALIAN, inLanguage, LOCALES, type Locale } from '#i18n/locales.ts';
import {
  codeSegments,
  configurator,
  dealers,
  fromSeoPath,
  journal,
  recipes,
  spareParts,
  withoutLocale,
} from '#i18n/paths.ts';
import { PRODUCT } from '#i18n/segments.ts';

/*
 * What code answers, read from where it is written: the files of src/pages, the routes that integrations add, the words of
 * paths.ts. A page that is new in code is known here without a line.
 */

const files = globSync('src/pages/**/*.{astro,ts}')
  .map((file) => ({ file, path: file.replaceAll('\\', '/').replace(/^src\/pages(\/\[\.\.\.locale\])?/, '') }))
  // without parts of pages, on-demand routes (no address of their own) and routes whose addresses come from content
  .filter(({ path }) => !/\/[_~]|^\/\[\.\.\./.test(path))
  .map(({ file, path }) => ({ file, path: path.replace(/\.(astro|ts)$/, '').replace(/\/index$/, '') }));

/** Routes without their language: `/cart`, `/account/order/[code]`, `/drawings/[number].svg`. */
export const routes: readonly string[] = files.map(({ path }) => path);

/** `/keystatic/[...params]` → `keystatic` */
const added = globSync('integrations/*/index.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/pattern: '\/([a-z-]+)/g)].map(([, segment = '']) => segment),
);

/** Folders of files that the build writes, and what the server answers without a page (integrations/server/app.ts). */
const WRITTEN = ['media', 'share', 'builds', 'hooks', 'store-api', 'payment', 'health'];

/** First segments that no page of content can have. */
export const takenSegments: ReadonlySet<string> = new Set([
  ...routes.map((path) => path.split('/')[1] ?? '').filter((segment) => !segment.startsWith('[')),
  ...[...codeSegments(), CATEGORY_SEGMENT, ...Object.values(PRODUCT)],
  ...[...added, ...WRITTEN],
]);

/** True for an address that a route of code answers, in any language. */
export const isOfCode = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** True for an address that no redirect gets hold of: a page of code is there, or a route takes it whatever stands before. */
export const isHeldByCode = (path: string): boolean =>
  routes.includes(withoutLocale(path)) || held.some((pattern) => pattern.test(path));

/** What a route matches; `rest` stands for `[...number]`. */
const matching = (route: string, rest: string): string =>
  route
    .replaceAll('.', '\\.')
    .replace(/\/\[\\\.\\\.\\\.\w+\]/g, rest)
    .replace(/\[\w+\]/g, '[^/]+');

const PREFIX = `^(${[...LOCALES, ITALIAN].map(({ prefix }) => prefix).join('|')})`;
const patterns = routes.map((route) => new RegExp(`${PREFIX}${matching(route, '/.+')}$`));

/** Drawn on demand: Astro takes anything for the language, and only then the page says that there is none of that name. */
const held = files
  .filter(({ file }) => readFileSync(file, 'utf8').includes('export const prerender = false'))
  .map(({ path }) => new RegExp(`^(/.*)?${matching(path, '(/.*)?')}$`));

/** Which paths the shop answers itself, by code or by content. */
export interface KnownPaths {
  /** Those that can be listed, to find what was meant by another. */
  listed: string[];
  has(path: string): boolean;
}

/** `pictures` of content are the files of `public/` too. */
export function knownPaths({ files, pictures }: Content): KnownPaths {
  const goods = LOCALES.flatMap(({ code }) =>
    slugsOf(files, 'products').map((slug) => fromSeoPath(code, `${PRODUCT[code]}/${inLanguage(code, slug)}`)),
  );
  const listed = [
    ...LOCALES.flatMap(({ code }) => [...ofContent(files, code), ...ofOverviews(files, code)]),
    ...[
      ...goods,
      ...pictures.filter((place) => place.startsWith('/')),
      ...routes.filter((path) => !path.includes('[')),
    ],
  ];
  const listedPaths = new Set(listed);
  // a variant writes its options behind the address of its product
  const isVariant = (path: string) => goods.some((product) => path.startsWith(`${product}-`));
  return { listed, has: (path) => listedPaths.has(path) || isOfCode(path) || isVariant(path) };
}

type Files = Content['files'];

const valuesOf = <Value>(files: Files, kind: string): Value[] =>
  files.filter((file) => file.kind === kind).map(({ value }) => value as Value);
const slugsOf = (files: Files, kind: string): Slugs[] => valuesOf<{ slug: Slugs }>(files, kind).map(({ slug }) => slug);

const ofContent = (files: Files, code: Locale): string[] => [
  ...slugsOf(files, 'pages').map((slug) => fromSeoPath(code, inLanguage(code, slug))),
  ...['recipes', 'dryingGuide', 'raclettePlanner'].flatMap((kind) =>
    slugsOf(files, kind).map((slug) => recipes(code, inLanguage(code, slug))),
  ),
  ...slugsOf(files, 'blog').map((slug) => journal(code, inLanguage(code, slug))),
  ...valuesOf<{ id: string }[]>(files, 'dealers').flatMap((list) => list.map(({ id }) => dealers(code, id))),
  ...pathsOfCategories(files, code).map((path) => fromSeoPath(code, path)),
];

/** What code draws of content: overviews, choices and topics, and the parts of each product. */
const ofOverviews = (files: Files, code: Locale): string[] => [
  ...[journal(code), dealers(code), configurator(code), spareParts(code)],
  ...everyChoice().map((choice) => recipes(code, ...segmentsOf(code, choice))),
  ...TOPIC_NAMES.map((topic) => journal(code, topicSegment(code, topic))),
  ...valuesOf<{ number: string }>(files, 'products').map(({ number }) => spareParts(code, number)),
];

const pathsOfCategories = (files: Files, code: Locale): string[] => [
  ...categorySeoPaths(valuesOf<Category>(files, 'categories'), code).values(),
];

/** What editors call one of a kind. */
export const NOUNS: Record<string, string> = {
  categories: 'category',
  pages: 'page',
  lines: 'line',
  recipes: 'recipe',
  blog: 'journal entry',
  products: 'product',
  routes: 'route of navigation.yaml',
  families: 'family',
  roles: 'role of contact-persons.yaml',
  guarantees: 'guarantee of shop.yaml',
};

/** The ids of everything that can be named, by kind; a list whose file is missing is not among them. */
export function knownNames({ files }: Content): Record<string, readonly string[]> {
  const idsOf = (kind: string) => files.filter((one) => one.kind === kind).map(({ id }) => id);
  const only = <Value>(kind: string) => files.find((one) => one.kind === kind)?.value as Value | undefined;
  const navigation = only<Navigation>('navigation');
  const contacts = only<ContactPersons>('contacts');
  const families = only<{ id: string }[]>('families');
  const shop = only<Shop>('shop');
  return {
    ...Object.fromEntries(['lines', 'blog'].map((kind) => [kind, idsOf(kind)])),
    categories: [...idsOf('categories'), ...pathsOfCategories(files, DEFAULT_LOCALE)],
    // overviews and tools are drawn by code, and named like what editors write
    pages: [...idsOf('pages'), ...Object.keys(OVERVIEWS)],
    recipes: [...idsOf('recipes'), ...Object.keys(TOOLS)],
    products: files.filter(({ kind }) => kind === 'products').flatMap(({ id, value }) => [id, ...variantsOf(value)]),
    ...(navigation && { routes: Object.keys(navigation.routes) }),
    ...(contacts && { roles: ids(contacts.roles) }),
    ...(families && { families: ids(families) }),
    ...(shop && { guarantees: ids(shop.guarantees) }),
  };
}

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

const variantsOf = (product: unknown): string[] =>
  (product as { variants?: { number: string }[] }).variants?.map(({ number }) => number) ?? [];
