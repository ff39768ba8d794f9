import type { Offer } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { type SerializedGroup, serializeGroups } from './property.ts';

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
