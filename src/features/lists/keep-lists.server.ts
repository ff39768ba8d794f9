import { randomUUID } from 'node:crypto';
import { changeKept } from '#features/professional/kept/change-kept.server.ts';
import {
  LISTS_FIELD,
  listsAfter,
  MOST_LISTS,
  nameFrom,
  type ReorderItem,
  type ReorderList,
  roomOn,
  withItems,
} from '#features/professional/kept/reorder-list.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';

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
