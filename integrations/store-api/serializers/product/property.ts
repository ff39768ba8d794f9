import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Offer } from '#store/catalogue/product/load-products.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { PropertyGroupEntry, PropertyOptionEntry } from '#store/catalogue/property-book.ts';
import { worded } from '#store/serializers/words.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';

/** An option with its group, as products carry it. */
export function serializeOption(option: PropertyOptionEntry, locale: Locale) {
  return {
    id: option.id,
    groupId: option.group.id,
    position: option.position,
    colorHexCode: option.hex,
    mediaId: null,
    media: null,
    combinable: null as boolean | null,
    group: groupFields(option.group, locale),
    option: inLanguage(locale, option.name),
    customFields: { hof_key: option.key },
    ...worded(locale, { name: option.name }),
    apiAlias: 'property_group_option' as const,
  };
}

type SerializedOption = ReturnType<typeof serializeOption>;

const groupFields = (group: PropertyGroupEntry, locale: Locale) => ({
  id: group.id,
  displayType: group.type === 'colour' ? 'color' : 'text',
  sortingType: 'position',
  filterable: group.filterable,
  visibleOnProductDetailPage: true,
  position: group.position,
  customFields: { hof_key: group.key },
  ...worded(locale, { name: group.name, description: null }),
  apiAlias: 'property_group' as const,
});

/** A group with those of its options that matter here. */
const serializeGroup = (group: PropertyGroupEntry, options: SerializedOption[], locale: Locale) => ({
  ...groupFields(group, locale),
  options,
});

export type SerializedGroup = ReturnType<typeof serializeGroup>;

/** Options by their groups; both in the order of content, which is how `inOrder` gives them. */
export function serializeGroups(options: PropertyOptionEntry[], locale: Locale): SerializedGroup[] {
  const groups = new Map<string, { group: PropertyGroupEntry; options: SerializedOption[] }>();
  for (const option of options) {
    const entry = groups.get(option.group.id) ?? { group: option.group, options: [] };
    entry.options.push(serializeOption(option, locale));
    groups.set(option.group.id, entry);
  }
  return [...groups.values()].map(({ group, options: members }) => serializeGroup(group, members, locale));
}

/** Who makes it: the only maker is the shop itself. */
export const serializeManufacturer = ({ name }: ShopConfig['shop']) => ({
  id: MANUFACTURER_ID,
  name,
  link: null,
  mediaId: null,
  media: null,
  translated: { name },
  apiAlias: 'product_manufacturer' as const,
});

/** Groups of options that tell variants apart; an option is combinable when a variant has it with the others of the shown one. */
export function serializeConfigurator(shown: Offer, variants: Offer[], view: ProductView): SerializedGroup[] {
  const options = view.catalogue.properties.inOrder(variants.flatMap(({ optionIds }) => optionIds));
  const groupOf = new Map(options.map(({ id, group }) => [id, group.id]));
  const isCombinable = (id: string, groupId: string) => {
    const requiredIds = [...shown.optionIds.filter((each) => groupOf.get(each) !== groupId), id];
    return variants.some(({ optionIds }) => requiredIds.every((each) => optionIds.includes(each)));
  };
  return serializeGroups(options, view.locale).map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, combinable: isCombinable(option.id, group.id) })),
  }));
}
