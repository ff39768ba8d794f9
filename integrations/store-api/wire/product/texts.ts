import type { LoadedProduct, ProductTexts } from '#store/catalogue/product/load-products.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';

type Said = 'name' | 'description' | 'metaTitle' | 'metaDescription' | 'keywords';
const SAID: Said[] = ['name', 'description', 'metaTitle', 'metaDescription', 'keywords'];

/** Texts and custom fields of a product: its own, and under `translated` what shows (facts §1.8). */
export function wireWords(product: LoadedProduct, { catalogue }: ProductView) {
  const { own, german, row, optionIds } = product;
  const colour = catalogue.properties.inOrder(optionIds).find(({ hex }) => hex)?.hex;
  const facts = { ...row.facts, ...(colour && { hof_colour_hex: colour }) };
  return {
    ...texts(own),
    packUnit: null,
    packUnitPlural: null,
    customFields: { ...facts, ...own?.facts },
    translated: {
      ...shown(own, german),
      packUnit: null,
      packUnitPlural: null,
      customFields: { ...facts, ...german?.facts, ...own?.facts },
    },
  };
}

const texts = (row: ProductTexts | null) =>
  Object.fromEntries(SAID.map((field) => [field, row?.[field] ?? null])) as Record<Said, string | null>;

const shown = (own: ProductTexts | null, german: ProductTexts | null) =>
  Object.fromEntries(SAID.map((field) => [field, own?.[field] ?? german?.[field] ?? null])) as Record<
    Said,
    string | null
  >;
