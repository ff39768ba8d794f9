import type { Offer } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { type WireGroup, wireGroups } from './property.ts';

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
