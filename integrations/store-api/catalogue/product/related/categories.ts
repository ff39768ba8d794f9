import { sql } from 'drizzle-orm';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { nameIn } from '#store/catalogue/product/word-columns.ts';
import type { ListField } from '#store/criteria/field.ts';
import { category } from '#store/records/schema/category.ts';
import { productCategory, product as row } from '#store/records/schema/product.ts';
import { always, idMade, rows } from './kinds.ts';

/** Categories that content assigns, or all of them with those above. A variant is where its product is. */
export const categoriesOf = (view: ProductView, which: 'assigned' | 'all'): Record<string, ListField> =>
  rows(
    sql`${productCategory} join ${category} on ${category.id} = ${productCategory.categoryId}`,
    which === 'assigned' ? sql`${isOfProduct} and ${productCategory.isAssigned}` : isOfProduct,
    {
      id: ['id', category.id],
      parentId: ['id', category.parentId],
      name: ['text', nameIn('category_text', 'category_id', sql`${category.id}`, view)],
      level: ['number', category.level],
      position: ['number', category.position],
      path: ['text', category.path],
      active: ['flag', category.active],
      type: ['text', always('text', 'page')],
    },
  );

const isOfProduct = sql`${productCategory.productId} = ${row.rootId}`;

/** The one of the breadcrumb. */
export const mainCategories = ({ shopConfig }: ProductView): Record<string, ListField> =>
  rows(productCategory, sql`${isOfProduct} and ${productCategory.isAssigned} and ${productCategory.position} = 0`, {
    id: ['id', idMade('main-category', row.rootId)],
    productId: ['id', row.rootId],
    categoryId: ['id', productCategory.categoryId],
    salesChannelId: ['id', always('id', shopConfig.salesChannel.id)],
  });
