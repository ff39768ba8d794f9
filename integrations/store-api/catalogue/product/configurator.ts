import { inLanguage } from '#i18n/locales.ts';
import { type WireGroup, wireGroups } from '#store/wire/property.ts';
import type { Offer } from './load-products.ts';
import type { ProductView } from './view.ts';

/** Groups of options that tell variants apart; an option is combinable when a variant has it with the others of the shown one. */
export function wireConfigurator(shown: Offer, variants: Offer[], view: ProductView): WireGroup[] {
  const options = view.catalogue.properties.inOrder(variants.flatMap(({ optionIds }) => optionIds));
  const groupOf = new Map(options.map(({ id, group }) => [id, group.id]));
  const isCombinable = (id: string, groupId: string) => {
    const wanted = [...shown.optionIds.filter((each) => groupOf.get(each) !== groupId), id];
    return variants.some(({ optionIds }) => wanted.every((each) => optionIds.includes(each)));
  };
  return wireGroups(options, view.locale).map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, combinable: isCombinable(option.id, group.id) })),
  }));
}

/**
 * The variant with these options. When none has them all, others than the switched group's are given up one by one, the last first.
 * `options`: group id → option id.
 */
export function findVariant(variants: Offer[], options: Record<string, string>, switchedGroup?: string): Offer | null {
  const others = Object.keys(options).filter((group) => group !== switchedGroup);
  const kept = switchedGroup !== undefined && switchedGroup in options ? [switchedGroup] : [];
  for (let count = others.length; count >= 0; count -= 1) {
    const wanted = [...kept, ...others.slice(0, count)].map((group) => options[group]);
    if (wanted.length === 0) return null;
    const found = variants.find(({ optionIds }) => wanted.every((id) => id !== undefined && optionIds.includes(id)));
    if (found) return found;
  }
  return null;
}

/** What a variant is, in words: `Tannengrün`. */
export const optionWords = ({ optionIds }: Offer, { catalogue, locale }: ProductView): string[] =>
  catalogue.properties.inOrder(optionIds).map(({ name }) => inLanguage(locale, name));
