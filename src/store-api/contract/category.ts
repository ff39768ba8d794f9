import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { CmsPage, type PageQuery } from './cms.ts';
import { type Criteria, flag, Media, number, record, SeoUrl, searchResult, text } from './entity.ts';

const fields = {
  id: z.string(),
  name: text,
  type: text,
  linkType: text,
  internalLink: text,
  externalLink: text,
  parentId: text,
  level: number,
  breadcrumb: z.nullish(z.array(z.string())),
  childCount: number,
  visibleChildCount: number,
  media: z.nullish(Media),
  cmsPage: z.nullish(CmsPage),
  seoUrls: z.nullish(z.array(SeoUrl)),
  customFields: record,
  translated: z.nullish(
    z.looseObject({
      name: text,
      description: text,
      metaTitle: text,
      metaDescription: text,
      externalLink: text,
      linkNewTab: flag,
      customFields: record,
    }),
  ),
};

const Fields = z.looseObject(fields);

/** A category, which is also a navigation item; `children` only in a navigation tree. */
export type Category = z.infer<typeof Fields> & { children?: Category[] | null };

/** The type is written out: a schema that names itself can't be inferred. */
export const Category: z.ZodMiniType<Category> = z.looseObject({
  ...fields,
  children: z.nullish(z.array(z.lazy(() => Category))),
}) as never;

export const BreadcrumbItem = z.looseObject({ name: z.string(), categoryId: text, path: text, type: text });

type NavigationQuery = Criteria & { depth?: number; buildTree?: boolean };

export const readNavigation = call<NavigationQuery>()(
  'POST',
  '/navigation/{activeId}/{rootId}',
  z.nullish(z.array(Category)),
);
export const readCategories = call<Criteria>()('POST', '/category', searchResult(Category));
export const readCategory = call<PageQuery>()('POST', '/category/{id}', Category);
export const readBreadcrumb = call()('GET', '/breadcrumb/{id}', z.array(BreadcrumbItem));
export const readSeoUrls = call<Criteria>()('POST', '/seo-url', searchResult(SeoUrl));
