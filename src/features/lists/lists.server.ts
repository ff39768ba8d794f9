import { randomUUID } from 'node:crypto';
import { saying } from '#features/account/flash.ts';
import { ownForm, requireCustomer } from '#features/account/require-customer.server.ts';
import { changeKept } from '#features/professional/kept/change-kept.server.ts';
import {
  goodsIn,
  itemsFrom,
  LISTS_FIELD,
  listsAfter,
  listsIn,
  MOST_LISTS,
  nameFrom,
  type ReorderItem,
  type ReorderList,
  roomOn,
  withItems,
} from '#features/professional/kept/reorder-list.ts';
import { accountLists } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { readCart } from '#store-api/contract/cart.ts';
import { goTo } from '#store-api/exits.ts';

/**
 * All reorder lists, in words; `hasCart` when one can be made of the cart, `isFull` when there is no room for another.
 * `failed` says why none was made, `name` how it was to be called.
 */
export type ListsPage = {
  lists: { name: string; href: string; size: string }[];
  isFull: boolean;
  hasCart: boolean;
  failed: string;
  name: string;
};

/** Longest field of the form, in characters: the rows of a quick order. */
const MOST_TYPED = 20_000;

/** The customer's lists, after what a button of the page asked for. */
export async function listsPage(storeContext: StoreContext, request: Request, url: URL): Promise<ListsPage> {
  const customer = await requireCustomer(storeContext, url);
  const items = goodsIn((await callStore(storeContext, readCart)).lineItems);
  const form = await ownForm(request, MOST_TYPED);
  const failed = form.has('do') ? await make(storeContext, customer, form, items) : '';
  return { ...compose(storeContext, customer), failed, hasCart: items.length > 0, name: form.get('name') ?? '' };
}

/** Makes the list that a button asks for (empty, of the cart, or of what the form itself says) and goes there, or says why there is none. */
async function make(
  storeContext: StoreContext,
  customer: Customer,
  form: ReadonlyMap<string, string>,
  cart: readonly ReorderItem[],
): Promise<string> {
  const { locale } = storeContext;
  const name = form.get('name')?.trim() || wordsOf(locale, 'professional')('list');
  const items = { cart, items: itemsFrom(form.get('items')) }[form.get('do') ?? ''] ?? [];
  try {
    const kept = await keepNewList(storeContext, customer, { name, items });
    return 'id' in kept ? goTo(saying(accountLists(locale, kept.id), 'list-made')) : kept.noRoom;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return wordsOf(locale, 'account')('actionFailed');
  }
}

function compose({ locale }: StoreContext, { customFields }: Customer): Pick<ListsPage, 'lists' | 'isFull'> {
  const t = wordsOf(locale, 'professional');
  const lists = listsIn(customFields).map(({ id, name, items }) => ({
    ...{ name, href: accountLists(locale, id) },
    size: t('listItems', { count: items.length }),
  }));
  return { lists, isFull: lists.length >= MOST_LISTS };
}

/** Changes a customer's lists at the store, where every device of theirs finds them. @throws {ApiError} */
export const keepLists = (
  storeContext: StoreContext,
  customer: Customer,
  change: (lists: ReorderList[]) => readonly ReorderList[],
): Promise<void> => changeKept(storeContext, customer, LISTS_FIELD, (fields) => listsAfter(fields, change));

/** Makes a list of these goods. Answers its id, or in words why there is no room for it. @throws {ApiError} */
export async function keepNewList(
  storeContext: StoreContext,
  customer: Customer,
  { name, items }: { name: string; items: readonly ReorderItem[] },
): Promise<{ id: string } | { noRoom: string }> {
  const t = wordsOf(storeContext.locale, 'professional');
  const list = withItems({ id: randomUUID().slice(0, 8), name: nameFrom(name), items: [] }, items);
  if (roomOn(list) < 0) return { noRoom: t('listTooLong', { count: list.items.length }) };
  let hasRoom = true;
  await keepLists(storeContext, customer, (lists) => {
    hasRoom = lists.length < MOST_LISTS;
    return hasRoom ? [list, ...lists] : lists;
  });
  return hasRoom ? { id: list.id } : { noRoom: t('listsFull') };
}
