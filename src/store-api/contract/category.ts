import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { CmsPage, type PageQuery } from './cms.ts';
import { type Criteria, flag, Media, number, record, SeoUrl, searchResult, text, translatable } from './entity.ts';

const fields = {
  id: z.string(),
  name: text,
  description: text,
  metaTitle: text,
  metaDescription: text,
  type: text,
  linkType: text,
  internalLink: text,
  externalLink: text,
  linkNewTab: flag,
  parentId: text,
  /** The category before it among its siblings; none before the first. */
  afterCategoryId: text,
  active: flag,
  /** Whether it stands in the navigation. */
  visible: flag,
  level: number,
  breadcrumb: z.nullish(z.array(z.string())),
  childCount: number,
  visibleChildCount: number,
  media: z.nullish(Media),
  cmsPage: z.nullish(CmsPage),
  seoUrls: z.nullish(z.array(SeoUrl)),
  customFields: record,
};

const Fields = translatable(fields);

/** A category, which is also a navigation item; `children` only in a navigation tree. */
export type Category = z.infer<typeof Fields> & { children?: Category[] | null };

/** The type is written out: a schema that names itself can't be inferred. */
export const Category: z.ZodMiniType<Category> = translatable({
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
/** 6.6 wraps the list. */
export const readBreadcrumb = call()(
  'GET',
  '/breadcrumb/{id}',
  z.union([
    z.array(BreadcrumbItem),
    z.pipe(
      z.looseObject({ breadcrumbs: z.array(BreadcrumbItem) }),
      z.transform(({ breadcrumbs }) => breadcrumbs),
    ),
  ]),
);
export const readSeoUrls = call<Criteria>()('POST', '/seo-url', searchResult(SeoUrl));
