import type { LoadedProduct, ProductTexts } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';

type TextField = 'name' | 'description' | 'metaTitle' | 'metaDescription' | 'keywords';
const TEXT_FIELDS: TextField[] = ['name', 'description', 'metaTitle', 'metaDescription', 'keywords'];

/** Texts and custom fields of a product: its own, and under `translated` what shows. */
export function serializeTexts(product: LoadedProduct, { catalogue }: ProductView) {
  const { localized, german, row, optionIds } = product;
  const colour = catalogue.properties.inOrder(optionIds).find(({ hex }) => hex)?.hex;
  const facts = { ...row.facts, ...(colour && { hof_colour_hex: colour }) };
  return {
    ...texts(localized),
    packUnit: null,
    packUnitPlural: null,
    customFields: { ...facts, ...localized?.facts },
    translated: {
      ...shown(localized, german),
      packUnit: null,
      packUnitPlural: null,
      customFields: { ...facts, ...german?.facts, ...localized?.facts },
    },
  };
}

const texts = (row: ProductTexts | null) =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, row?.[field] ?? null])) as Record<TextField, string | null>;

const shown = (localized: ProductTexts | null, german: ProductTexts | null) =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, localized?.[field] ?? german?.[field] ?? null])) as Record<
    TextField,
    string | null
  >;
