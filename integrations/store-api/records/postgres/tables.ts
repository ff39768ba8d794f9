import type { Column } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  type PgColumn,
  type PgTableWithColumns,
  pgTable,
  primaryKey,
  type text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as catalogueTables from '#store/records/schema/catalogue.ts';
import * as categoryTables from '#store/records/schema/category.ts';
import * as contactTables from '#store/records/schema/contact.ts';
import * as contentTables from '#store/records/schema/content.ts';
import * as crossSellingTables from '#store/records/schema/cross-selling.ts';
import * as deskTables from '#store/records/schema/desk.ts';
import * as documentTables from '#store/records/schema/document.ts';
import * as mailTables from '#store/records/schema/mail.ts';
import * as mediaTables from '#store/records/schema/media.ts';
import * as orderTables from '#store/records/schema/order.ts';
import * as paymentTables from '#store/records/schema/payment.ts';
import * as productTables from '#store/records/schema/product.ts';
import * as promotionTables from '#store/records/schema/promotion.ts';
import * as propertyTables from '#store/records/schema/property.ts';
import * as quoteTables from '#store/records/schema/quote.ts';
import * as reviewTables from '#store/records/schema/review.ts';
import * as sessionTables from '#store/records/schema/session.ts';
import * as visitorTables from '#store/records/schema/visitor.ts';
import * as wishlistTables from '#store/records/schema/wishlist.ts';

// biome-ignore lint/suspicious/noExplicitAny: only drizzle-kit reads it
type PostgresTable = PgTableWithColumns<any>;

/** Sorted by its bytes, as SQLite sorts, whatever language the database speaks. */
const textOfBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** As wide as an integer of SQLite. */
const whole = customType<{ data: number }>({ dataType: () => 'bigint' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const TYPES: Record<string, (name: string) => ReturnType<typeof text>> = {
  SQLiteText: textOfBytes as never,
  SQLiteTextJson: jsonb as never,
  SQLiteInteger: whole as never,
  SQLiteBoolean: boolean as never,
  SQLiteReal: doublePrecision as never,
  SQLiteBlobBuffer: bytes as never,
};

const converted = new Map<SQLiteTable, PostgresTable>();

/**
 * The same table for PostgreSQL, so that drizzle-kit writes its migrations from one schema: columns by the same names in
 * PostgreSQL's own types, the same keys, references and indexes.
 * @throws {Error} for a type of column that PostgreSQL has no column for yet, and for constraints, which would be missing without a word
 */
export function toPostgresTable(table: SQLiteTable): PostgresTable {
  const cached = converted.get(table);
  if (cached) return cached;
  const { name, columns, primaryKeys, uniqueConstraints, checks } = getTableConfig(table);
  if (uniqueConstraints.length > 0 || columns.some(({ isUnique }) => isUnique))
    throw new Error(`${name} is unique by a constraint: postgres-table.ts knows uniqueIndex.`);
  if (checks.length > 0) throw new Error(`${name} has a check, which postgres-table.ts does not know.`);
  const made = Object.fromEntries(columns.map((column) => [column.name, columnOf(column, name)]));
  const postgresTable = pgTable(name, made, (self) => [
    ...primaryKeys.map((key) => primaryKey({ columns: named(self, key.columns) as [PgColumn, ...PgColumn[]] })),
    ...references(table, self),
    ...indexes(table, self),
  ]) as PostgresTable;
  converted.set(table, postgresTable);
  return postgresTable;
}

function columnOf(column: Column, table: string) {
  const make = TYPES[column.columnType];
  if (!make)
    throw new Error(`${table}.${column.name} is a ${column.columnType}, which postgres-table.ts does not know.`);
  const plain = make(column.name);
  const needed = column.notNull ? plain.notNull() : plain;
  const usual = column.default === undefined ? needed : needed.default(column.default as never);
  return column.primary ? usual.primaryKey() : usual;
}

type Columns = Record<string, PgColumn>;
const named = (self: Columns, columns: readonly { name: string }[]): PgColumn[] =>
  columns.map((column) => self[column.name] as PgColumn);

const references = (table: SQLiteTable, self: Columns) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const made = foreignKey({
      columns: named(self, columns) as [PgColumn, ...PgColumn[]],
      foreignColumns: named(toPostgresTable(foreignTable) as never, foreignColumns) as never,
    });
    return made.onDelete(key.onDelete ?? 'no action').onUpdate(key.onUpdate ?? 'no action');
  });

const indexes = (table: SQLiteTable, self: Columns) =>
  getTableConfig(table).indexes.map(({ config: { name, unique, columns, where } }) => {
    const made = (unique ? uniqueIndex(name) : index(name)).on(
      ...(named(self, columns as { name: string }[]) as [PgColumn, ...PgColumn[]]),
    );
    return where ? made.where(where) : made;
  });

// What drizzle-kit reads to write the migrations for PostgreSQL: one line a table.

export const meta = toPostgresTable(catalogueTables.meta);
export const seoUrl = toPostgresTable(catalogueTables.seoUrl);
export const category = toPostgresTable(categoryTables.category);
export const categoryText = toPostgresTable(categoryTables.categoryText);
export const contactMessage = toPostgresTable(contactTables.contactMessage);
export const orderDocument = toPostgresTable(documentTables.orderDocument);
export const mail = toPostgresTable(mailTables.mail);
export const mailAttachment = toPostgresTable(mailTables.mailAttachment);
export const media = toPostgresTable(mediaTables.media);
export const numberRange = toPostgresTable(orderTables.numberRange);
export const order = toPostgresTable(orderTables.order);
export const orderAddress = toPostgresTable(orderTables.orderAddress);
export const orderNote = toPostgresTable(orderTables.orderNote);
export const orderReturn = toPostgresTable(orderTables.orderReturn);
export const orderShipment = toPostgresTable(orderTables.orderShipment);
export const orderLine = toPostgresTable(orderTables.orderLine);
export const orderDownload = toPostgresTable(orderTables.orderDownload);
export const orderDelivery = toPostgresTable(orderTables.orderDelivery);
export const orderTransaction = toPostgresTable(orderTables.orderTransaction);
export const stateHistory = toPostgresTable(orderTables.stateHistory);
export const paymentVisit = toPostgresTable(paymentTables.paymentVisit);
export const paymentRefund = toPostgresTable(paymentTables.paymentRefund);
export const product = toPostgresTable(productTables.product);
export const stock = toPostgresTable(productTables.stock);
export const productPrice = toPostgresTable(productTables.productPrice);
export const productText = toPostgresTable(productTables.productText);
export const productMedia = toPostgresTable(productTables.productMedia);
export const productDownload = toPostgresTable(productTables.productDownload);
export const productCategory = toPostgresTable(productTables.productCategory);
export const productOption = toPostgresTable(productTables.productOption);
export const productProperty = toPostgresTable(productTables.productProperty);
export const contentVersion = toPostgresTable(contentTables.contentVersion);
export const contentDraft = toPostgresTable(contentTables.contentDraft);
export const contentShare = toPostgresTable(contentTables.contentShare);
export const contentPlan = toPostgresTable(contentTables.contentPlan);
export const crossSelling = toPostgresTable(crossSellingTables.crossSelling);
export const deskUser = toPostgresTable(deskTables.deskUser);
export const deskSession = toPostgresTable(deskTables.deskSession);
export const deskLink = toPostgresTable(deskTables.deskLink);
export const deskWrite = toPostgresTable(deskTables.deskWrite);
export const deskAudit = toPostgresTable(deskTables.deskAudit);
export const promotion = toPostgresTable(promotionTables.promotion);
export const promotionUse = toPostgresTable(promotionTables.promotionUse);
export const promotionCustomerCode = toPostgresTable(promotionTables.promotionCustomerCode);
export const promotionRedemption = toPostgresTable(promotionTables.promotionRedemption);
export const cartPromotion = toPostgresTable(promotionTables.cartPromotion);
export const propertyGroup = toPostgresTable(propertyTables.propertyGroup);
export const propertyGroupText = toPostgresTable(propertyTables.propertyGroupText);
export const propertyOption = toPostgresTable(propertyTables.propertyOption);
export const propertyOptionText = toPostgresTable(propertyTables.propertyOptionText);
export const quote = toPostgresTable(quoteTables.quote);
export const review = toPostgresTable(reviewTables.review);
export const customer = toPostgresTable(sessionTables.customer);
export const customerAddress = toPostgresTable(sessionTables.customerAddress);
export const session = toPostgresTable(sessionTables.session);
export const sessionToken = toPostgresTable(sessionTables.sessionToken);
export const cartLine = toPostgresTable(sessionTables.cartLine);
export const passwordRecovery = toPostgresTable(visitorTables.passwordRecovery);
export const newsletterRecipient = toPostgresTable(visitorTables.newsletterRecipient);
export const stockNotice = toPostgresTable(visitorTables.stockNotice);
export const attempt = toPostgresTable(visitorTables.attempt);
export const wishlist = toPostgresTable(wishlistTables.wishlist);
export const wishlistProduct = toPostgresTable(wishlistTables.wishlistProduct);
