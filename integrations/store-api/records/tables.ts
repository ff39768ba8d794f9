import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as catalogue from './schema/catalogue.ts';
import * as category from './schema/category.ts';
import * as crossSelling from './schema/cross-selling.ts';
import * as document from './schema/document.ts';
import * as mail from './schema/mail.ts';
import * as media from './schema/media.ts';
import * as order from './schema/order.ts';
import * as payment from './schema/payment.ts';
import * as product from './schema/product.ts';
import * as promotion from './schema/promotion.ts';
import * as property from './schema/property.ts';
import * as review from './schema/review.ts';
import * as session from './schema/session.ts';
import * as visitor from './schema/visitor.ts';
import * as wishlist from './schema/wishlist.ts';

const MODULES = [
  catalogue,
  category,
  crossSelling,
  document,
  mail,
  media,
  order,
  payment,
  product,
  promotion,
  property,
  review,
  session,
  visitor,
  wishlist,
];

/** Every table, those that others refer to before them. */
export function tables(): SQLiteTable[] {
  const all = MODULES.flatMap((module) => Object.values(module)).filter((each) => is(each, SQLiteTable));
  const sorted = new Set<SQLiteTable>();
  const add = (table: SQLiteTable) => {
    if (sorted.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) add(foreignTable);
    }
    sorted.add(table);
  };
  for (const table of all) add(table);
  return [...sorted];
}
