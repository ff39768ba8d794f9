import { refuse, type Violation, violate } from '#store/errors.ts';
import { type Body, isObject } from '#store/request.ts';
import { fieldsOf } from '#store/shopper/fields.ts';

/** So many of a product, with a word of the customer's about it. */
export type QuoteItem = { id: string; quantity: number; note: string | null };

/** What is to be quoted: each product once. */
export type QuoteRequest = { items: QuoteItem[]; commission: string | null };

/** Most lines of a quote, and the longest texts of it, in characters. */
const MAX_LINES = 250;
const MAX_ID = 100;
const MAX_NOTE = 300;
const MAX_COMMISSION = 80;
/** More pieces fit into no van. */
const MAX_PIECES = 99_999;

/** Reads what is to be quoted; the same product again adds up. @throws 400 for what is none of it */
export function readQuoteRequest(body: Body): QuoteRequest {
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const commission = fields.optional('commission', { max: MAX_COMMISSION });
  const rawItems = Array.isArray(body.items) ? body.items : [];
  if (rawItems.length === 0) fields.report('items', 'IS_BLANK_ERROR', 'This value should not be blank.');
  if (rawItems.length > MAX_LINES)
    throw refuse(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `A quote holds at most ${MAX_LINES} lines.`);
  const items = rawItems.map((raw, at) => readItem(raw, `/items/${at}`, violations));
  if (violations.length > 0) throw violate(violations);
  return { items: joined(items), commission };
}

function readItem(raw: unknown, pointer: string, violations: Violation[]): QuoteItem {
  const item = isObject(raw) ? raw : {};
  const fields = fieldsOf(item, pointer, violations);
  const id = fields.text('id', { required: true, max: MAX_ID });
  const note = fields.optional('note', { max: MAX_NOTE });
  const { quantity } = item;
  if (typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_PIECES)
    return { id, quantity, note };
  fields.report('quantity', 'INVALID_TYPE_ERROR', `This value should be a whole number from 1 to ${MAX_PIECES}.`);
  return { id, quantity: 1, note };
}

function joined(items: QuoteItem[]): QuoteItem[] {
  const byId = new Map<string, QuoteItem>();
  for (const item of items) {
    const same = byId.get(item.id);
    byId.set(item.id, same ? { ...same, quantity: same.quantity + item.quantity } : item);
  }
  return [...byId.values()];
}
