import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { Media, number, record, SeoUrl, text, translatable } from './entity.ts';
import type { ListingQuery } from './listing.ts';

/** A place of a block and what stands in it; `data` is what the server found for it. */
export const CmsSlot = z.looseObject({
  id: z.string(),
  type: z.string(),
  slot: z.string(),
  config: record,
  data: record,
});
export type CmsSlot = z.infer<typeof CmsSlot>;

/** Sections and blocks have no id in 6.6: their place tells them apart. */
const frame = {
  position: number,
  cssClass: text,
  visibility: z.nullish(z.looseObject({ mobile: z.boolean(), tablet: z.boolean(), desktop: z.boolean() })),
  backgroundColor: text,
  backgroundMedia: z.nullish(Media),
  backgroundMediaMode: text,
  customFields: record,
};

/** Margins are lengths in CSS (`20px`); `sectionPosition` is `main` or `sidebar`. */
export const CmsBlock = z.looseObject({
  ...frame,
  type: z.string(),
  sectionPosition: text,
  marginTop: text,
  marginBottom: text,
  marginLeft: text,
  marginRight: text,
  slots: z.array(CmsSlot),
});
export type CmsBlock = z.infer<typeof CmsBlock>;

/** `type` is `default` or `sidebar`, `sizingMode` `boxed` or `full_width`, `mobileBehavior` `wrap` or `hidden`. */
export const CmsSection = z.looseObject({
  ...frame,
  type: z.string(),
  sizingMode: text,
  mobileBehavior: text,
  blocks: z.array(CmsBlock),
});

export type CmsSection = z.infer<typeof CmsSection>;

/** A layout: sections, their blocks, their slots. */
export const CmsPage = z.looseObject({
  id: z.string(),
  type: z.string(),
  name: text,
  sections: z.array(CmsSection),
});
export type CmsPage = z.infer<typeof CmsPage>;

/** A page of content with an address of its own. */
export const LandingPage = translatable({
  id: z.string(),
  name: text,
  url: text,
  metaTitle: text,
  metaDescription: text,
  cmsPage: z.nullish(CmsPage),
  seoUrls: z.nullish(z.array(SeoUrl)),
  customFields: record,
});
export type LandingPage = z.infer<typeof LandingPage>;

/** `slots`: ids of those to fill, joined by `|`; all others are left out. */
export type PageQuery = ListingQuery & { slots?: string };

export const readLandingPage = call<PageQuery>()('POST', '/landing-page/{id}', LandingPage);
export const readCmsPage = call<PageQuery>()('POST', '/cms/{id}', CmsPage);
