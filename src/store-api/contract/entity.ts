import * as z from 'zod/mini';
import { inLanguage } from '#store-api/in-language.ts';

/** Unset fields arrive as null, from some servers not at all. */
export const text = z.nullish(z.string());
export const number = z.nullish(z.number());
export const flag = z.nullish(z.boolean());
/** An empty map arrives as `[]` (PHP), a filled one as an object; both become a map. */
export const record = z.pipe(
  z.nullish(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
  z.transform((value): Record<string, unknown> => (value && !Array.isArray(value) ? value : {})),
);

/** An entity with fields that the owner translates: each is read in the language that was asked for. */
export const translatable = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(z.transform(inLanguage), z.looseObject(shape));

export const Thumbnail = z.looseObject({ width: z.number(), height: z.number(), url: z.string() });

/** A picture or a file. `extensions.avif` holds the same widths as AVIF where the server has them. */
export const Media = translatable({
  id: z.string(),
  url: z.string(),
  mimeType: text,
  fileName: text,
  fileExtension: text,
  fileSize: number,
  alt: text,
  title: text,
  metaData: z.nullish(z.looseObject({ width: number, height: number })),
  thumbnails: z.nullish(z.array(Thumbnail)),
  extensions: z.nullish(z.looseObject({ avif: z.nullish(z.looseObject({ thumbnails: z.array(Thumbnail) })) })),
  customFields: record,
});
export type Media = z.infer<typeof Media>;

export const SeoUrl = z.looseObject({
  id: z.string(),
  languageId: z.string(),
  foreignKey: z.string(),
  routeName: z.string(),
  pathInfo: z.string(),
  seoPathInfo: z.string(),
  isCanonical: flag,
});
export type SeoUrl = z.infer<typeof SeoUrl>;

/** The result of a search: `total` counts this page only unless the criteria asked for `total-count-mode: exact`. */
export const searchResult = <Element extends z.ZodMiniType>(element: Element) =>
  z.looseObject({ total: number, page: number, limit: number, elements: z.array(element) });

export const Success = z.looseObject({ success: z.optional(z.boolean()) });

/** `204 No Content`, or whatever a server says instead. */
export const Nothing = z.unknown();

/** Query language of the Store API, as far as this storefront speaks it. */
export type Criteria = {
  ids?: string[];
  limit?: number;
  page?: number;
  'total-count-mode'?: 'none' | 'exact' | 'next-pages';
  filter?: unknown[];
  'post-filter'?: unknown[];
  aggregations?: { name: string; type: 'terms'; field: string }[];
  sort?: { field: string; order?: 'ASC' | 'DESC' }[];
  associations?: Record<string, unknown>;
  includes?: Record<string, string[]>;
  fields?: string[];
};
