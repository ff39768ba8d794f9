import { randomUUID } from 'node:crypto';
import { changeKept } from '#features/professional/kept/change-kept.server.ts';
import type { Asking } from '#store-api/ask.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import {
  LISTS_FIELD,
  listsIn,
  nameFrom,
  type ReorderItem,
  type ReorderList,
  textOf,
  withItems,
  withList,
} from './reorder-list.ts';

/** Changes a customer's lists at the store, where every device of theirs finds them. @throws {ApiError} */
export const keepLists = (
  asking: Asking,
  customer: Customer,
  change: (lists: ReorderList[]) => readonly ReorderList[],
): Promise<void> => changeKept(asking, customer, LISTS_FIELD, (fields) => textOf(change(listsIn(fields))));

/** Makes a list of these goods. Answers its id. @throws {ApiError} */
export async function keepNewList(
  asking: Asking,
  customer: Customer,
  { name, items }: { name: string; items: readonly ReorderItem[] },
): Promise<string> {
  const list = withItems({ id: randomUUID().slice(0, 8), name: nameFrom(name), items: [] }, items);
  await keepLists(asking, customer, (lists) => withList(lists, list));
  return list.id;
}
