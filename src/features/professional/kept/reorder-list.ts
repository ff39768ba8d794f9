import * as z from 'zod/mini';
import type { LineItem } from '#store-api/contract/cart.ts';
import { firstSigns } from '#values/text.ts';

// A full list is refused with the input kept; nothing old is dropped to make room.

/* Lists and projects are one text each that a customer carries. What can't be read of it is never written over. */

/** A name as it is kept; half a sign, which some older ones end with, becomes the sign for an unreadable one. */
export const KeptName = z.pipe(
  z.string(),
  z.transform((name) => name.toWellFormed()),
);

/** What can be read of a kept text entry by entry, and what can't. */
export function entriesIn<Entry>(shape: z.ZodMiniType<Entry>, text: unknown): { read: Entry[]; unread: unknown[] } {
  const entries: { read: Entry[]; unread: unknown[] } = { read: [], unread: [] };
  for (const entry of partsOf(text)) {
    const parsed = shape.safeParse(entry);
    if (parsed.success) entries.read.push(parsed.data);
    else entries.unread.push(entry);
  }
  return entries;
}

/** The text after its entries have changed, empty for none; what can't be read stays behind them as it is. */
export function textAfter<Entry>(
  shape: z.ZodMiniType<Entry>,
  text: unknown,
  change: (entries: Entry[]) => readonly Entry[],
): string {
  const { read, unread } = entriesIn(shape, text);
  const entries = [...change(read), ...unread];
  return entries.length > 0 ? JSON.stringify(entries) : '';
}

/** A text that is no row of entries is one entry that can't be read. */
function partsOf(text: unknown): unknown[] {
  if (text === undefined || text === null || text === '') return [];
  try {
    const parsed: unknown = JSON.parse(String(text));
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}

/* Lists of goods that somebody orders again and again. The customer carries them as one text, which a Store API keeps. */

export const ReorderItem = z.object({ productId: z.string(), quantity: z.int().check(z.positive()) });
const List = z.object({ id: z.string(), name: KeptName, items: z.array(ReorderItem) });

export type ReorderItem = z.infer<typeof ReorderItem>;
export type ReorderList = z.infer<typeof List>;

/** The name under which a customer keeps them. */
export const LISTS_FIELD = 'hof_reorder_lists';

/** What fits into the text with certainty, and on a page. */
export const MOST_LISTS = 20;
export const MOST_ITEMS = 200;
const MOST_NAME = 80;
const MOST_PIECES = 9999;

/** What a form says that goes onto a list; what can't be read is nothing. */
export function itemsFrom(text: string | undefined): ReorderItem[] {
  try {
    return z.array(ReorderItem).parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

type Fields = Record<string, unknown> | null | undefined;

/** The lists of a customer, newest first; what can't be read is none. */
export const listsIn = (fields: Fields): ReorderList[] => entriesIn(List, fields?.[LISTS_FIELD]).read;

/** The text of these lists after they have changed, empty for none. */
export const listsAfter = (fields: Fields, change: (lists: ReorderList[]) => readonly ReorderList[]): string =>
  textAfter(List, fields?.[LISTS_FIELD], change);

/** Entries after the one with this id has changed, or without it. */
export const afterChange = <Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  change: (entry: Entry) => Entry | null,
): Entry[] => entries.flatMap((entry) => (entry.id === id ? (change(entry) ?? []) : entry));

export const nameFrom = (typed: string): string => firstSigns(typed.trim().replace(/\s+/g, ' '), MOST_NAME);

/** Quantities of the same article add up; new articles are appended. For a list or a kitchen of a project. */
export function withItems<Holder extends { items: ReorderItem[] }>(
  holder: Holder,
  more: readonly ReorderItem[],
): Holder {
  const quantities = new Map(holder.items.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of more)
    quantities.set(productId, Math.min(MOST_PIECES, (quantities.get(productId) ?? 0) + quantity));
  const items = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return { ...holder, items };
}

/** How many articles a list has room for; less than none when it is too long to be kept. */
export const roomOn = ({ items }: ReorderList): number => MOST_ITEMS - items.length;

/**
 * Reads the fields of a form that differ from their `was:…` field, the value the form was rendered with: an older tab
 * must not undo what another one has changed since.
 */
export const changedFields =
  (form: ReadonlyMap<string, string>) =>
  (field: string): string | undefined => {
    const value = form.get(field)?.trim();
    return value === form.get(`was:${field}`)?.trim() ? undefined : value;
  };

/** Items with the quantities of a form (field: `prefix` and product id). Zero or an empty field removes an item. */
export const itemsAfterForm = (
  items: readonly ReorderItem[],
  changed: ReturnType<typeof changedFields>,
  prefix = '',
): ReorderItem[] =>
  items.flatMap((item) => {
    const quantity = Number(changed(prefix + item.productId) ?? item.quantity);
    if (!Number.isInteger(quantity) || quantity < 0) return item;
    return quantity === 0 ? [] : { ...item, quantity: Math.min(MOST_PIECES, quantity) };
  });

/** A list with the name and quantities of a form; an empty name leaves it as it was. */
export function withForm(list: ReorderList, form: ReadonlyMap<string, string>): ReorderList {
  const changed = changedFields(form);
  return {
    ...list,
    name: nameFrom(changed('name') ?? '') || list.name,
    items: itemsAfterForm(list.items, changed),
  };
}

/** What goes onto a list of a cart or an order: articles, and no discounts. */
export const goodsIn = (lines: readonly Pick<LineItem, 'type' | 'referencedId' | 'quantity'>[]): ReorderItem[] =>
  lines.flatMap(({ type, referencedId, quantity }) =>
    type === 'product' && referencedId ? [{ productId: referencedId, quantity: quantity ?? 1 }] : [],
  );
