import type { Locale } from '#i18n/locales.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from '#store-api/contract/cms.ts';
import { inOrder, layoutOf } from './layout.ts';

/**
 * A category's layout in what stands above its list and what stands below. The list itself, its filters and what the
 * category says of itself (description and picture) belong to the page, and are left out.
 */
export function aroundListing(page: CmsPage, category: Category): { above: CmsPage; below: CmsPage } {
  const parts = inOrder(page.sections).flatMap((section, place) =>
    inOrder(section.blocks).map((block) => ({ section, block, place })),
  );
  const at = parts.findIndex(({ block }) => block.slots.some(({ type }) => type === 'product-listing'));
  const isAbove = (_: Part, index: number) => at < 0 || index < at;
  const isBelow = (_: Part, index: number) => at >= 0 && index > at;
  const sections = (selected: Part[]) => together(selected.map((part) => withoutOwn(part, category)));
  return {
    above: { ...page, sections: sections(parts.filter(isAbove)) },
    below: { ...page, sections: sections(parts.filter(isBelow)) },
  };
}

/** Whether a category has blocks of its own around its list. */
export function isLaidOut({ locale, layout, category }: LaidOut): boolean {
  if (!layout) return false;
  const { above, below } = aroundListing(layout, category);
  return [above, below].some((part) => layoutOf(locale, part).sections.length > 0);
}

interface LaidOut {
  locale: Locale;
  layout: CmsPage | null;
  category: Category;
}

interface Part {
  section: CmsSection;
  block: CmsBlock;
  /** Of the section in its page. */
  place: number;
}

/** Parts of one section stand together again. */
function together(parts: Part[]): CmsSection[] {
  const sections = new Map<number, CmsSection>();
  for (const { section, block, place } of parts) {
    const blocks = sections.get(place)?.blocks ?? [];
    sections.set(place, { ...section, blocks: [...blocks, block] });
  }
  return [...sections.values()];
}

/** The page's head says already what a category is. */
function withoutOwn({ section, block, place }: Part, category: Category): Part {
  const slots = block.slots.filter((slot) => !isOwn(slot, category));
  return { section: { ...section, type: 'default' }, block: { ...block, slots }, place };
}

function isOwn({ data }: CmsSlot, { description, media }: Category): boolean {
  const { content, mediaId } = data;
  if (typeof content === 'string') return content.trim() === (description ?? '').trim();
  return typeof mediaId === 'string' && mediaId === media?.id;
}
