import type { TaxFact } from '#store/catalogue/facts/payment.ts';
import type { Sellable } from '#store/catalogue/sellables.ts';

/** What a line tells of its product beside name and price; options are words here, not entities (facts §3.5). */
export function linePayload(sellable: Sellable, taxes: TaxFact[]) {
  return {
    productNumber: sellable.number,
    options: sellable.options.map(({ group, option }) => ({ group, option, translated: { group, option } })),
    parentId: sellable.parentId,
    isCloseout: sellable.isCloseout,
    isNew: sellable.isNew,
    markAsTopseller: sellable.isTop,
    taxId: taxes.find(({ productTax }) => productTax === sellable.taxRate)?.id ?? null,
    categoryIds: sellable.categoryIds,
    propertyIds: sellable.propertyIds,
    optionIds: sellable.optionIds,
    stock: sellable.stock,
    productType: sellable.states[0] === 'is-download' ? 'digital' : 'physical',
    releaseDate: null,
    purchasePrices: null,
    customFields: { hof_family: sellable.family, hof_kind: sellable.kind },
    features: [],
  };
}
