import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { tooMuch } from '#store/criteria/bounds.ts';
import { type Criteria, readCriteria } from '#store/criteria/criteria.ts';
import { type EntityFields, inOrderOf, readIds } from '#store/criteria/field.ts';
import type { Filter } from '#store/criteria/filter.ts';
import { totalOf } from '#store/criteria/select.ts';
import { conditionOf, orderOf } from '#store/criteria/sql.ts';
import { notLoggedIn, verifyGuest } from '#store/order-state/verify-guest.ts';
import { countLines, readOrderByLink, readOrders, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { order, order as row } from '#store/records/schema/order.ts';
import type { Body, StoreContext } from '#store/request.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { isOfLines, orderFields, SEARCHED } from './order-fields.ts';

/**
 * A page of the orders that this caller may see: their own, or the one behind a mailed link with its e-mail address
 * and postcode.
 * @throws 403 nobody is known and there is no link, or what should prove the guest is missing or wrong; 429 after too
 * many guesses
 */
export async function readVisibleOrders(c: StoreContext, query: OrderQuery): Promise<FoundOrders> {
  const { store, session } = c.var;
  const { customerId } = session;
  if (query.deepLinkCode !== null) {
    const order = await readOrderByLink(store.records.read, query.deepLinkCode);
    const visibleOrder =
      order?.order.customerId === customerId ? order : await verifyGuest(c, query.deepLinkCode, order, query);
    return findOrders(store.records.read, eq(row.id, visibleOrder?.order.id ?? ''), query.criteria, store.shopConfig);
  }
  if (!customerId) throw notLoggedIn();
  return findOrders(store.records.read, eq(row.customerId, customerId), query.criteria, store.shopConfig);
}

/** One page of orders, which of them have brought their lines, and how many there are as `total-count-mode` counts them. */
type FoundOrders = { orders: StoredOrder[]; whole: string[]; total: number };

/**
 * Most lines of one answer. The orders of a page bring all of theirs from the first on, as long as these are enough, and the
 * others none: lines that are not all of an order's don't add up to its total. Who wants those asks for that order alone,
 * which brings all, however many.
 */
const MOST_LINES = 500;

/** Most fields of lines that criteria may name: each is looked up in all lines of all orders. */
const MOST_OF_LINES = 2;

/** Most words that are looked for. */
const MOST_WORDS = 5;

/** Of the orders that somebody may see (`visible`) one page after criteria, newest first unless they sort. @throws 400 for a field that no order has, and for too many of its lines */
async function findOrders(
  db: Database,
  visible: SQL | undefined,
  criteria: Criteria,
  shopConfig: ShopConfig,
): Promise<FoundOrders> {
  requireFew(criteria);
  const fields = orderFields(shopConfig);
  const { ids, limit, page, filters, postFilters } = criteria;
  const words = wordConditions(criteria.term, fields);
  const where = and(
    visible,
    ids ? among(order.id, ids) : undefined,
    or(...words),
    ...[...filters, ...postFilters].map((filter) => conditionOf(filter, fields)),
  );
  // who wants to know how many there are has them all found once, instead of once for the page and once to be counted
  const isCounted = criteria.totalCount !== 'none' && ids === null;
  const from = (page - 1) * limit;
  const paging = ids || isCounted ? undefined : { limit, offset: from };
  const matchingIds = await readIds(db, order, where, inOrder(criteria, words, fields), { paging });
  const shown = isCounted ? matchingIds.slice(from, from + limit) : matchingIds;
  const isAsNamed = ids !== null && criteria.sorts.length === 0 && words.length === 0;
  const named = isAsNamed ? inOrderOf(ids, shown) : shown;
  const whole = asksForLines(criteria) ? await withinBound(db, named) : [];
  return {
    orders: await readOrders(db, named, whole),
    whole,
    total: totalOf(criteria, matchingIds.length, shown.length),
  };
}

/** Who names what is to come along and leaves the lines out needs none. */
const asksForLines = ({ associations }: Criteria): boolean =>
  Object.keys(associations).length === 0 || 'lineItems' in associations;

/** Those from the first on whose lines fit into an answer; the first always does. */
async function withinBound(db: Database, ids: string[]): Promise<string[]> {
  const counts = await countLines(db, ids);
  let lines = 0;
  const over = ids.findIndex((id, at) => {
    lines += counts.get(id) ?? 0;
    return at > 0 && lines > MOST_LINES;
  });
  return over < 0 ? ids : ids.slice(0, over);
}

function requireFew({ filters, postFilters, sorts }: Criteria): void {
  const filterFields = [...filters, ...postFilters].flatMap(fieldsIn);
  const ofLines = [...filterFields, ...sorts.map(({ field }) => field)].filter(isOfLines);
  if (ofLines.length > MOST_OF_LINES)
    throw tooMuch('/filter', `At most ${MOST_OF_LINES} fields of lines are understood.`);
}

const fieldsIn = (filter: Filter): string[] =>
  filter.type === 'multi'
    ? filter.queries.flatMap(fieldsIn)
    : Array.from({ length: filter.type === 'equalsAll' ? filter.values.length : 1 }, () => filter.field);

/** One condition for each word of the term: it occurs in any of the searched fields. */
const wordConditions = (term: string | null, fields: EntityFields): SQL[] =>
  (term?.split(/\s+/, MOST_WORDS) ?? []).map((value) =>
    conditionOf(
      { type: 'multi', operator: 'or', queries: SEARCHED.map((field) => ({ type: 'contains', field, value })) },
      fields,
    ),
  );

/** As requested; else by how many words of the term occur, then the newest first. */
function inOrder({ sorts }: Criteria, words: SQL[], fields: EntityFields): SQL[] {
  const score =
    words.length > 0
      ? sql.join(
          words.map((word) => sql`(case when ${word} then 1 else 0 end)`),
          sql` + `,
        )
      : undefined;
  const best = score ? [sql`${score} desc`] : [];
  return [...(sorts.length > 0 ? orderOf(sorts, fields, score) : best), desc(order.createdAt), desc(order.number)];
}

/** What a call for orders asks for: criteria, and how a guest proves who they are. */
type OrderQuery = {
  criteria: Criteria;
  deepLinkCode: string | null;
  email: string;
  zipcode: string;
  withPaymentChangeable: boolean;
  /** A guest who proved who they are wants to stay logged in. */
  wantsLogin: boolean;
};

/** @throws 400 for criteria that break a rule */
export function readOrderQuery(body: Body): OrderQuery {
  const criteria = readCriteria(body);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const link = criteria.filters.find(isLink);
  return {
    criteria,
    deepLinkCode: link?.type === 'equals' ? text(link.value) : null,
    email: text(body.email),
    zipcode: text(body.zipcode),
    withPaymentChangeable: isTrue(body.checkPromotion),
    wantsLogin: isTrue(body.login),
  };
}

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === '1';

const isLink = (filter: Filter): boolean => filter.type === 'equals' && /^(order\.)?deepLinkCode$/.test(filter.field);
