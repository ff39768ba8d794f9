import type { ProductView } from '#store/catalogue/product/view.ts';
import { requestedOf } from '#store/catalogue/product/wants.ts';
import { type Criteria, readCriteria } from '#store/criteria/criteria.ts';
import type { StoreContext } from '#store/request.ts';
import type { SerializedProduct } from '#store/serializers/product/product.ts';
import { productWants, readProducts } from '#store/serializers/product/read-products.ts';
import { readFamilies, readParents } from './associate-family.ts';
import { categoriesOf, mainCategoriesOf } from './associate-places.ts';
import { readCrossSellingLists, readSettings, readVoices } from './associate-rows.ts';

/** What hangs on each of these products under one name, for all of them at once. */
export type Association = (context: AssociationContext) => Promise<(product: SerializedProduct) => unknown>;
export type AssociationContext = {
  c: StoreContext;
  products: SerializedProduct[];
  view: ProductView;
  /** What is asked of the association itself. */
  criteria: Criteria;
  /** Products that are an association themselves, as those criteria want them. */
  read: (ids: string[]) => Promise<SerializedProduct[]>;
};

/** Those that are read only when they are asked for; the others come with a product, or are null as there are none. */
const ASSOCIATIONS: Record<string, Association> = {
  categories: categoriesOf(({ categoryIds }) => categoryIds),
  categoriesRo: categoriesOf(({ categoryTree }) => categoryTree),
  mainCategories: mainCategoriesOf,
  children: readFamilies,
  parent: readParents,
  productReviews: readVoices,
  crossSellings: readCrossSellingLists,
  configuratorSettings: readSettings,
  tags: async () => () => [],
  streams: async () => () => [],
};

/**
 * A family is told one step far: children of the parent and the parent of a child would only bring the same ones again,
 * and again below them as often as somebody writes it.
 */
const BELOW_A_FAMILY = Object.keys(ASSOCIATIONS).filter((name) => name !== 'children' && name !== 'parent');

/** Products with what their criteria ask for beside them; nothing is read for what nobody asks for, or the answer leaves out. */
export async function associate(
  c: StoreContext,
  products: SerializedProduct[],
  view: ProductView,
  criteria: Criteria,
  names = Object.keys(ASSOCIATIONS),
): Promise<SerializedProduct[]> {
  const requested = Object.entries(requestedOf(criteria)).filter(([name]) => names.includes(name));
  if (requested.length === 0 || products.length === 0) return products;
  const parts = await Promise.all(
    requested.map(async ([name, raw]) => {
      // `fields` speak of the products themselves; what is below them comes whole
      const below = { ...readCriteria(raw, c.var.now), output: { ...criteria.output, fields: null } };
      const read = async (ids: string[]) =>
        associate(c, await readProducts(c, ids, view, productWants(c, below)), view, below, BELOW_A_FAMILY);
      return [name, await ASSOCIATIONS[name]?.({ c, products, view, criteria: below, read })] as const;
    }),
  );
  return products.map((product) => ({
    ...product,
    ...Object.fromEntries(parts.map(([name, partOf]) => [name, partOf?.(product)])),
  }));
}
