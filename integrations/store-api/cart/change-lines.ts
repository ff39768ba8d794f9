import { refuse, violate } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import type { StoredLine } from '#store/records/checkout/carts.ts';
import { type Body, isObject } from '#store/request-body.ts';
import { type Message, message } from '#store/rules/cart/messages.ts';

/** What a change made of the lines, and what it has to tell beside the calculation. */
export type ChangedLines = { lines: StoredLine[]; messages: Message[] };

/** Longest id of a line, in characters (facts §1.1); most lines of a cart, so that nobody fills the disk with one. */
const MAX_ID = 100;
const MAX_LINES = 250;

/** Adds items: the same id again adds its quantity, everything else becomes a line. One wrong item refuses all (facts §2.4). */
export function addItems(lines: StoredLine[], items: unknown): ChangedLines {
  const added = listOf('items', items).map(readItem);
  const codes = added.filter(({ type }) => type === 'promotion');
  const products = added.flatMap((item): StoredLine[] =>
    item.type === 'product' ? [{ ...item, type: item.type }] : [],
  );
  const next = joinLines(lines, products);
  if (next.length > MAX_LINES)
    throw refuse(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `A cart holds at most ${MAX_LINES} lines.`);
  for (const code of codes) refuseMixed(next, code);
  const messages = codes.map(({ referencedId: code }) => message('promotion-not-found', '', { code }));
  return { lines: next, messages };
}

/** Sets quantities of lines that exist (facts §2.4). */
export function changeItems(lines: StoredLine[], items: unknown): ChangedLines {
  const changes = listOf('items', items).map(readChange);
  const unknown = changes.find(({ id }) => !lines.some((line) => line.id === id));
  if (unknown) throw notFound(unknown.id);
  const quantities = new Map(changes.map(({ id, quantity }) => [id, quantity]));
  return {
    lines: lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity })),
    messages: [],
  };
}

/** Removes lines that exist (facts §2.4). */
export function removeItems(lines: StoredLine[], ids: unknown): ChangedLines {
  const gone = listOf('ids', ids).map(String);
  const unknown = gone.find((id) => !lines.some((line) => line.id === id));
  if (unknown !== undefined) throw notFound(unknown);
  return { lines: lines.filter((line) => !gone.includes(line.id)), messages: [] };
}

type Item = Omit<StoredLine, 'type'> & { type: 'product' | 'promotion' };

function readItem(raw: unknown): Item {
  const item = isObject(raw) ? raw : {};
  if ('price' in item || 'priceDefinition' in item)
    throw refuse(403, 'CHECKOUT__INSUFFICIENT_PERMISSION', 'Prices of line items are not yours to set.');
  const type = readType(item);
  const id = readText(item, 'id');
  return {
    id: id ?? newId(),
    referencedId: readText(item, 'referencedId') ?? id ?? '',
    quantity: readQuantity(item),
    type,
  };
}

function readChange(raw: unknown): { id: string; quantity: number | undefined } {
  const item = isObject(raw) ? raw : {};
  const id = readText(item, 'id');
  if (id === undefined)
    throw refuse(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "id" is missing.', { parameterName: 'id' });
  return { id, quantity: item.quantity === undefined ? undefined : readQuantity(item) };
}

/** Lines and more lines: the same id adds up, everything else follows in its order (facts §4.5). */
export function joinLines(lines: StoredLine[], more: StoredLine[]): StoredLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const line of more) {
    const same = byId.get(line.id);
    byId.set(line.id, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...byId.values()];
}

/** A code can't take the id of a product's line. */
function refuseMixed(lines: StoredLine[], { id }: Item): void {
  if (lines.some((line) => line.id === id))
    throw refuse(409, 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE', `Line item ${id} has another type.`, { id });
}

function readType({ type }: Body): Item['type'] {
  if (type === 'product' || type === 'promotion') return type;
  const name = String(type ?? '');
  throw refuse(400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', `Line item type "${name}" is not supported.`, {
    type: name,
  });
}

function readText(item: Body, name: string): string | undefined {
  const value = item[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && value.length <= MAX_ID) return value;
  throw wrongType(name, 'string');
}

/** Whole pieces from 1; a text or a fraction is of the wrong type, everything below 1 a wrong quantity. */
function readQuantity({ quantity = 1 }: Body): number {
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) throw wrongType('quantity', 'int');
  if (quantity >= 1) return quantity;
  throw refuse(
    400,
    'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
    `The quantity ${quantity} of a line item has to be 1 or more.`,
    {
      quantity,
    },
  );
}

function wrongType(name: string, type: string) {
  return violate([
    {
      code: 'INVALID_TYPE_ERROR',
      pointer: `/${name}`,
      detail: `This value should be of type ${type}.`,
      parameters: { '{{ type }}': `"${type}"` },
    },
  ]);
}

function listOf(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw refuse(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${name}" is missing.`, { parameterName: name });
}

const notFound = (id: string) =>
  refuse(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item with identifier ${id} not found.`, { identifier: id });
