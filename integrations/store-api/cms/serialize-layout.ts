import { layoutId } from '#store/catalogue/catalogue.ts';
import { idOf } from '#store/id.ts';
import type { Layout, LayoutBlock, LayoutFrame, LayoutSection, LayoutSlot } from './layout.ts';

/** A layout as a CMS page of the Store API, every slot with its data. `onlySlots`: ids of the slots that are wanted; null: all. */
export async function serializeLayout(layout: Layout, onlySlots: string[] | null) {
  const id = layoutId(layout.key);
  const draw = { place: layout.key, onlySlots };
  return {
    id,
    name: layout.name,
    type: layout.type,
    entity: null,
    cssClass: null,
    config: null,
    previewMediaId: null,
    customFields: null,
    translated: { name: layout.name, customFields: {} },
    sections: await Promise.all(
      layout.sections.map((section, position) => serializeSection(section, position, id, draw)),
    ),
    apiAlias: 'cms_page' as const,
  };
}

/** Where an element stands, which makes its id, and which slots are wanted. */
type Draw = { place: string; onlySlots: string[] | null };

async function serializeSection(section: LayoutSection, position: number, pageId: string, { place, onlySlots }: Draw) {
  const draw = { place: `${place}/${position}`, onlySlots };
  const id = idOf('cms-section', draw.place);
  return {
    id,
    pageId,
    position,
    type: section.type ?? 'default',
    name: null,
    sizingMode: section.sizingMode,
    mobileBehavior: section.mobileBehavior ?? 'wrap',
    ...serializeFrame(section),
    blocks: await Promise.all(section.blocks.map((block, index) => serializeBlock(block, index, id, draw))),
    apiAlias: 'cms_section' as const,
  };
}

async function serializeBlock(block: LayoutBlock, position: number, sectionId: string, { place, onlySlots }: Draw) {
  const here = `${place}/${position}`;
  const id = idOf('cms-block', here);
  const slots = block.slots.map((slot) => ({ slot, id: idOf('cms-slot', `${here}/${slot.slot}`) }));
  const requestedSlots = slots.filter((each) => onlySlots?.includes(each.id) ?? true);
  return {
    id,
    sectionId,
    position,
    type: block.type,
    name: null,
    sectionPosition: block.sectionPosition ?? 'main',
    marginTop: block.marginTop ?? null,
    marginBottom: block.marginBottom ?? null,
    marginLeft: block.marginLeft ?? null,
    marginRight: block.marginRight ?? null,
    ...serializeFrame(block),
    slots: await Promise.all(requestedSlots.map((each) => serializeSlot(each.slot, each.id, id))),
    apiAlias: 'cms_block' as const,
  };
}

async function serializeSlot({ slot, type, config = {}, data }: LayoutSlot, id: string, blockId: string) {
  const apiAlias = 'cms_data_resolver_field_config' as const;
  const fields = Object.entries(config).map(([name, value]) => ({ name, source: 'static', value, apiAlias }));
  const settings = Object.fromEntries(fields.map(({ name, source, value }) => [name, { source, value }]));
  return {
    id,
    blockId,
    slot,
    type,
    locked: false,
    config: settings,
    fieldConfig: fields,
    data: await data(),
    customFields: null,
    translated: { config: settings, customFields: {} },
    apiAlias: 'cms_slot' as const,
  };
}

const serializeFrame = (frame: LayoutFrame) => ({
  cssClass: frame.cssClass ?? null,
  visibility: frame.visibility ?? { mobile: true, tablet: true, desktop: true },
  backgroundColor: frame.backgroundColor ?? null,
  backgroundMediaId: (frame.backgroundMedia as { id?: string } | null | undefined)?.id ?? null,
  backgroundMedia: frame.backgroundMedia ?? null,
  backgroundMediaMode: frame.backgroundMediaMode ?? 'cover',
  customFields: frame.customFields ?? null,
});
