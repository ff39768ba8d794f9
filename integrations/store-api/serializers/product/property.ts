import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { PropertyGroupEntry, PropertyOptionEntry } from '#store/catalogue/property-book.ts';
import { worded } from '#store/serializers/words.ts';

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

export type SerializedOption = ReturnType<typeof serializeOption>;

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
export const serializeGroup = (group: PropertyGroupEntry, options: SerializedOption[], locale: Locale) => ({
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
