import { globSync, readFileSync } from 'node:fs';
import { CATEGORY_SEGMENT } from '#features/content-schema/category.schema.ts';
import { PRODUCT_SEGMENT } from '#features/content-schema/product.schema.ts';
import { ITALIAN, LOCALES } from '#i18n/locales.ts';
import { codeSegments, withoutLocale } from '#i18n/paths.ts';

/*
 * What code answers, read from where it is written: the files of src/pages, the routes that integrations add, the words of
 * paths.ts. A page that is new in code is known here without a line.
 */

const files = globSync('src/pages/**/*.{astro,ts}')
  .map((file) => ({ file, path: file.replaceAll('\\', '/').replace(/^src\/pages(\/\[\.\.\.locale\])?/, '') }))
  // parts of pages; twins that have no address; and what spreads content over addresses of its own
  .filter(({ path }) => !/\/[_~]|^\/\[\.\.\./.test(path))
  .map(({ file, path }) => ({ file, path: path.replace(/\.(astro|ts)$/, '').replace(/\/index$/, '') }));

/** Routes without their language: `/cart`, `/account/order/[code]`, `/drawings/[number].svg`. */
export const routes: readonly string[] = files.map(({ path }) => path);

/** `/keystatic/[...params]` → `keystatic` */
const added = globSync('integrations/*/index.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/pattern: '\/([a-z-]+)/g)].map(([, segment = '']) => segment),
);

/** Folders of files that the build writes, and where a store tells of changes. */
const WRITTEN = ['media', 'share', 'builds', 'hooks'];

/** First segments that no page of content can have. */
export const takenSegments: ReadonlySet<string> = new Set([
  ...routes.map((path) => path.split('/')[1] ?? '').filter((segment) => !segment.startsWith('[')),
  ...[...codeSegments(), CATEGORY_SEGMENT, ...Object.values(PRODUCT_SEGMENT)],
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
