// Price filters and sorting use the lowest tier of the cheapest variant, as Shopware’s cheapestPrice and the card
// do.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CategoryNode } from '#store/catalogue/category-tree.ts';
import { priceOf, ratingOf } from '#store/catalogue/product/fields.ts';
import { newSince } from '#store/catalogue/product/load-products.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { among } from '#store/records/insert-rows.ts';
import {
  product,
  productCategory,
  productOption,
  productPrice,
  productProperty,
} from '#store/records/schema/product.ts';
import type { Choice, FilterName } from './parameters.ts';

/** One row a product: variants are shown by their product. */
export const isListed = (): SQL | undefined => and(eq(product.active, true), isNull(product.parentId));

/** What belongs in a category: what is assigned to it or below it, or what its rule says. */
export function inCategory({ id, list, level }: CategoryNode, view: ProductView): SQL {
  if (level === 1) return sql`true`;
  if (list === 'top') return eq(product.isTop, true);
  if (list === 'new') return sql`(${product.isNew} or ${product.since} > ${newSince(view.now)})`;
  if (list === 'sale') return isReduced(view);
  return sql`${product.id} in (
    select ${productCategory.productId} from ${productCategory} where ${productCategory.categoryId} = ${id})`;
}

/** Whether it, or one of its variants, has an earlier price for this customer group. */
const isReduced = ({ customerGroupId }: ProductView): SQL => sql`${product.id} in (
  select each.root_id from ${productPrice} join ${product} each on each.id = ${productPrice.productId} and each.active
  where ${productPrice.customerGroupId} = ${customerGroupId} and ${productPrice.listPrice} > ${productPrice.unitPrice})`;

/** What a shopper chose, as conditions by filter: properties by group, any of a group, on the product or one of its variants. */
export function chosenConditions(choice: Choice, view: ProductView): Record<FilterName, SQL[]> {
  const { minPrice, maxPrice, manufacturers, rating, shippingFree } = choice;
  const price = sql`(${priceOf(view)} / 100.0)`;
  return {
    property: propertyConditions(choice.properties, view),
    price: [
      ...(minPrice === null ? [] : [sql`${price} >= ${minPrice}`]),
      ...(maxPrice === null ? [] : [sql`${price} <= ${maxPrice}`]),
    ],
    manufacturer: manufacturers.length > 0 && !manufacturers.includes(MANUFACTURER_ID) ? [sql`false`] : [],
    rating: rating === null ? [] : [sql`${ratingOf()} >= ${rating}`],
    'shipping-free': shippingFree ? [eq(product.shippingFree, true)] : [],
  };
}

function propertyConditions(optionIds: string[], { catalogue }: ProductView): SQL[] {
  if (optionIds.length === 0) return [];
  const chosenOptions = catalogue.properties.inOrder(optionIds);
  if (chosenOptions.length === 0) return [sql`false`];
  return [...Map.groupBy(chosenOptions, (option) => option.group.id).values()].map((options) => {
    const ids = options.map(({ id }) => id);
    return sql`(exists (
        select 1 from ${productProperty}
        where ${productProperty.productId} = ${product.id} and ${among(productProperty.optionId, ids)})
      or exists (
        select 1 from ${productOption} join ${product} each on each.id = ${productOption.productId} and each.active
        where each.root_id = ${product.rootId} and ${among(productOption.optionId, ids)}))`;
  });
}
