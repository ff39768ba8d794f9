import type { AstroGlobal } from 'astro';
import { colourStyle } from '#blocks/frame/colour.ts';
import { framesOf, type RenderedSection } from '#blocks/rendered-block.ts';
import type { CategoryView } from '#features/listing/category-view.server.ts';
import { styleHash } from '#features/listing/family/family-style.server.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CmsPage } from '#store-api/contract/cms.ts';
import { aroundListing } from './around-listing.ts';
import { layoutOf } from './layout.ts';

/** The sections of a layout, and the rules of its colours, which the page announces to its content policy. */
export interface RenderedLayout {
  sections: RenderedSection[];
  style: string | null;
}

/** What a layout looks like here; what can't be drawn stands in the log, a line each. */
export function renderedLayout(locale: Locale, page: CmsPage | null | undefined): RenderedLayout {
  if (!page) return { sections: [], style: null };
  const { sections, complaints } = layoutOf(locale, page);
  for (const sentence of complaints) console.warn(`The layout "${page.name ?? page.id}": ${sentence}`);
  return { sections, style: colourStyle(framesOf(sections)) };
}

/** What stands above and below the list of a category; nothing on its other pages. */
export function renderedAround({ locale, layout, category }: CategoryView): {
  above: RenderedLayout;
  below: RenderedLayout;
} {
  const around = layout && aroundListing(layout, category);
  return { above: renderedLayout(locale, around?.above), below: renderedLayout(locale, around?.below) };
}

/** Tells the content policy of a page the styles of its layouts; in the page's own frontmatter, as `announceInlineCode`. */
export function announceStyles(csp: AstroGlobal['csp'], ...layouts: RenderedLayout[]): void {
  for (const { style } of layouts) if (style) csp?.insertStyleHash(styleHash(style));
}
