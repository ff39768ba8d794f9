import type { Content } from '#editor/check/content.ts';
import { CATEGORY_SEGMENT, type Category } from '#features/content-schema/category.schema.ts';
import { PRODUCT_SEGMENT } from '#features/content-schema/product.schema.ts';
import type { Slugs } from '#features/content-schema/text.schema.ts';
import { everyChoice, segmentsOf } from '#features/journal/overview/filters.ts';
import { TOPIC_NAMES, topicSegment } from '#features/journal/post/topics.ts';
import { inLanguage, LOCALES, type Locale } from '#i18n/locales.ts';
import { configurator, dealers, fromSeoPath, journal, recipes, spareParts } from '#i18n/paths.ts';
import { isOfCode, routes } from './code-routes.ts';

/** Which paths the shop answers itself, by code or by content. */
export interface KnownPaths {
  /** Those that can be listed, to find what was meant by another. */
  listed: string[];
  has(path: string): boolean;
}

/** `pictures` of content are the files of `public/` too. */
export function knownPaths({ files, pictures }: Content): KnownPaths {
  const goods = LOCALES.flatMap(({ code }) =>
    slugsOf(files, 'products').map((slug) => fromSeoPath(code, `${PRODUCT_SEGMENT[code]}/${inLanguage(code, slug)}`)),
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
  ...categoryPaths(valuesOf<Category>(files, 'categories'), code),
];

/** What code draws of content: overviews, choices and topics, and the parts of each product. */
const ofOverviews = (files: Files, code: Locale): string[] => [
  ...[journal(code), dealers(code), configurator(code), spareParts(code)],
  ...everyChoice().map((choice) => recipes(code, ...segmentsOf(code, choice))),
  ...TOPIC_NAMES.map((topic) => journal(code, topicSegment(code, topic))),
  ...valuesOf<{ number: string }>(files, 'products').map(({ number }) => spareParts(code, number)),
];

function categoryPaths(categories: readonly Category[], code: Locale): string[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return categories.map((category) => {
    const way = [category];
    for (let above = byId.get(category.parent ?? ''); above; above = byId.get(above.parent ?? '')) {
      if (way.includes(above)) break; // a circle, which the catalogue's own rules tell
      way.unshift(above);
    }
    return fromSeoPath(code, [CATEGORY_SEGMENT, ...way.map(({ slug }) => inLanguage(code, slug))].join('/'));
  });
}
