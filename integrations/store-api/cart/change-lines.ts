import { refuse, violate } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import type { StoredLine } from '#store/records/checkout/carts.ts';
import { type Body, isObject, scalarText } from '#store/request.ts';
import type { KeptPromotion } from '#store/rules/promotion/promotion.ts';

/** The stored part of a cart: requested lines, and the state of promotions. */
export type KeptCart = { lines: StoredLine[]; promotions: KeptPromotion[] };

/** A cart after a change; `codes` were entered just now. */
export type ChangedCart = KeptCart & { codes: string[] };

/** Longest id of a line, in characters; most lines of a cart, so that nobody fills the disk with one. */
const MAX_ID = 100;
const MAX_LINES = 250;

/** Most codes of one call, against guessing. */
const MAX_CODES = 5;

/** Adds items: the same id again adds its quantity, everything else becomes a line. One wrong item refuses all. */
export function addItems(cart: KeptCart, items: unknown): ChangedCart {
  const added = listOf('items', items).map(readItem);
  const codes = added.filter(isCode);
  const products = added.flatMap((item): StoredLine[] =>
    item.type === 'product' ? [{ ...item, type: item.type }] : [],
  );
  const lines = joinLines(cart.lines, products);
  if (lines.length > MAX_LINES)
    throw refuse(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `A cart holds at most ${MAX_LINES} lines.`);
  const mixed = [
    ...codes.filter(({ id }) => lines.some((line) => line.id === id)),
    ...products.filter(({ id }) => promotionOf(cart, id)),
  ];
  for (const { id } of mixed) throw isMixed(id);
  return { ...cart, lines, codes: codes.map(({ referencedId }) => referencedId) };
}

/** The promotion codes among items that are to be added. @throws 400 for one wrong item, or for more codes than one call may have */
export function codesAmong(items: unknown): string[] {
  const codes = listOf('items', items).map(readItem).filter(isCode);
  if (codes.length > MAX_CODES)
    throw refuse(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `At most ${MAX_CODES} promotion codes go into one call.`);
  return codes.map(({ referencedId }) => referencedId);
}

/** Sets quantities of lines that exist. */
export function changeItems(cart: KeptCart, items: unknown): ChangedCart {
  const changes = listOf('items', items).map(readChange);
  for (const { id } of changes) {
    if (promotionOf(cart, id)) throw notUpdatable(id);
    if (!hasLine(cart, id)) throw notFound(id);
  }
  const quantities = new Map(changes.map(({ id, quantity }) => [id, quantity]));
  const lines = cart.lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }));
  return { ...cart, lines, codes: [] };
}

/**
 * Removes lines that exist. With one line of a promotion all of it goes: a code is forgotten, an automatic
 * promotion stays away from this cart. A code that takes nothing off has no line; its own name is its id.
 */
export function removeItems(cart: KeptCart, ids: unknown): ChangedCart {
  const gone = listOf('ids', ids).map(scalarText);
  const promotionCalled = (id: string) => promotionOf(cart, id) ?? cart.promotions.find(({ code }) => code === id);
  const unknown = gone.find((id) => !hasLine(cart, id) && !promotionCalled(id));
  if (unknown !== undefined) throw notFound(unknown);
  const removed = new Set(gone.map(promotionCalled));
  const promotions = cart.promotions.flatMap((kept) => {
    if (!removed.has(kept)) return [kept];
    return kept.code === null ? [{ ...kept, isBlocked: true, applied: [] }] : [];
  });
  return { lines: cart.lines.filter((line) => !gone.includes(line.id)), promotions, codes: [] };
}

const hasLine = ({ lines }: KeptCart, id: string): boolean => lines.some((line) => line.id === id);

/** The promotion that a line of the cart belongs to. */
const promotionOf = ({ promotions }: KeptCart, lineId: string): KeptPromotion | undefined =>
  promotions.find(({ applied }) => applied.some(({ id }) => id === lineId));

type Item = Omit<StoredLine, 'type'> & { type: 'product' | 'promotion' };

const isCode = ({ type }: Item): boolean => type === 'promotion';

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

/** Lines and more lines: the same id adds up, everything else follows in its order. */
export function joinLines(lines: StoredLine[], more: StoredLine[]): StoredLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const line of more) {
    const same = byId.get(line.id);
    byId.set(line.id, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...byId.values()];
}

/** Two carts' promotions: what the first knows stays as it is there. */
export function joinPromotions(promotions: KeptPromotion[], more: KeptPromotion[]): KeptPromotion[] {
  const isKnown = ({ promotionId }: KeptPromotion) => promotions.some((each) => each.promotionId === promotionId);
  return [...promotions, ...more.filter((each) => !isKnown(each))];
}

/** Whether an id is used for a code and a product. */
const isMixed = (id: string) =>
  refuse(409, 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE', `Line item ${id} has another type.`, { id });

const notUpdatable = (id: string) =>
  refuse(400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE', 'Line items of type "promotion" cannot be updated.', {
    id,
    type: 'promotion',
  });

function readType({ type }: Body): Item['type'] {
  if (type === 'product' || type === 'promotion') return type;
  const name = scalarText(type);
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
