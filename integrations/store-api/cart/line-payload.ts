import type { PurchasableVariant } from '#store/catalogue/purchasable-variants.ts';
import type { TaxClass } from '#store/shop-config/payment.ts';

/** What a line tells of its product beside name and price; options are words here, not entities. */
export function linePayload(variant: PurchasableVariant, taxes: TaxClass[]) {
  return {
    productNumber: variant.number,
    options: variant.options.map(({ group, option }) => ({ group, option, translated: { group, option } })),
    parentId: variant.parentId,
    isCloseout: variant.isCloseout,
    isNew: variant.isNew,
    markAsTopseller: variant.isTop,
    taxId: taxes.find(({ productTax }) => productTax === variant.taxRate)?.id ?? null,
    categoryIds: variant.categoryIds,
    propertyIds: variant.propertyIds,
    optionIds: variant.optionIds,
    stock: variant.stock,
    productType: variant.states[0] === 'is-download' ? 'digital' : 'physical',
    releaseDate: null,
    purchasePrices: null,
    customFields: { hof_family: variant.family, hof_kind: variant.kind },
    features: [],
  };
}
