import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { nameIn } from '#store/catalogue/product/word-columns.ts';
import type { ListField } from '#store/criteria/field.ts';
import { productOption, productProperty, product as row } from '#store/records/schema/product.ts';
import { propertyGroup, propertyOption } from '#store/records/schema/property.ts';
import { rows } from './kinds.ts';

/** Technical data; a variant has its product's. */
export const propertiesOf = (view: ProductView): Record<string, ListField> =>
  optionRows(
    productProperty,
    sql`${productProperty.optionId}`,
    sql`${productProperty.productId} = ${row.rootId}`,
    view,
  );

/** What tells a variant from its siblings. */
export const optionsOf = (view: ProductView): Record<string, ListField> =>
  optionRows(productOption, sql`${productOption.optionId}`, sql`${productOption.productId} = ${row.id}`, view);

const optionRows = (table: SQLiteTable, optionId: SQL, on: SQL, view: ProductView): Record<string, ListField> =>
  rows(
    sql`${table} join ${propertyOption} on ${propertyOption.id} = ${optionId}
      join ${propertyGroup} on ${propertyGroup.id} = ${propertyOption.groupId}`,
    on,
    {
      id: ['id', propertyOption.id],
      groupId: ['id', propertyOption.groupId],
      name: ['text', nameIn('property_option_text', 'option_id', sql`${propertyOption.id}`, view)],
      position: ['number', propertyOption.position],
      colorHexCode: ['text', propertyOption.hex],
      'group.id': ['id', propertyGroup.id],
      'group.name': ['text', nameIn('property_group_text', 'group_id', sql`${propertyGroup.id}`, view)],
      'group.position': ['number', propertyGroup.position],
      'group.filterable': ['flag', propertyGroup.filterable],
    },
  );
