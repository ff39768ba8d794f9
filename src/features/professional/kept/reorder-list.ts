import * as z from 'zod/mini';
import type { LineItem } from '#store-api/contract/cart.ts';
import { firstSigns } from '#values/first-signs.ts';
import { entriesIn, KeptName, textAfter } from './entries.ts';

/* Lists of goods that somebody orders again and again. The customer carries them as one text, which a Store API keeps. */

const Item = z.object({ productId: z.string(), quantity: z.int().check(z.positive()) });
const List = z.object({ id: z.string(), name: KeptName, items: z.array(Item) });

export type ReorderItem = z.infer<typeof Item>;
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
    return z.array(Item).parse(JSON.parse(text ?? '[]'));
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

/** The lists after one of them has changed, or without it. */
export const afterChange = (
  lists: readonly ReorderList[],
  id: string,
  change: (list: ReorderList) => ReorderList | null,
): ReorderList[] => lists.flatMap((list) => (list.id === id ? (change(list) ?? []) : list));

export const nameFrom = (typed: string): string => firstSigns(typed.trim().replace(/\s+/g, ' '), MOST_NAME);

/** More of what is on the list already, and what is new behind it. */
export function withItems(list: ReorderList, more: readonly ReorderItem[]): ReorderList {
  const quantities = new Map(list.items.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of more)
    quantities.set(productId, Math.min(MOST_PIECES, (quantities.get(productId) ?? 0) + quantity));
  const items = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return { ...list, items };
}

/** How many articles a list has room for; less than none when it is too long to be kept. */
export const roomOn = ({ items }: ReorderList): number => MOST_ITEMS - items.length;

/**
 * What a form says, where it says something else than what it was drawn with: `name` and quantities by product, each
 * beside `was:…`. So a tab that was opened earlier does not take back what another one has changed since. An empty name
 * stays as it was; no quantity or zero takes an article off.
 */
export function withForm(list: ReorderList, form: ReadonlyMap<string, string>): ReorderList {
  const typed = (field: string): string | undefined => {
    const value = form.get(field)?.trim();
    return value === form.get(`was:${field}`)?.trim() ? undefined : value;
  };
  const items = list.items.flatMap((item) => {
    const quantity = Number(typed(item.productId) ?? item.quantity);
    if (!Number.isInteger(quantity) || quantity < 0) return item;
    return quantity === 0 ? [] : { ...item, quantity: Math.min(MOST_PIECES, quantity) };
  });
  return { ...list, name: nameFrom(typed('name') ?? '') || list.name, items };
}

/** What goes onto a list of a cart or an order: articles, and no discounts. */
export const goodsIn = (lines: readonly Pick<LineItem, 'type' | 'referencedId' | 'quantity'>[]): ReorderItem[] =>
  lines.flatMap(({ type, referencedId, quantity }) =>
    type === 'product' && referencedId ? [{ productId: referencedId, quantity: quantity ?? 1 }] : [],
  );
