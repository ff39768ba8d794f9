import { randomUUID } from 'node:crypto';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { type Customer, changeProfile } from '#store-api/contract/account.ts';
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

/** Keeps a customer's lists at the store, where every device of theirs finds them. @throws {ApiError} */
export async function keepLists(asking: Asking, customer: Customer, lists: readonly ReorderList[]): Promise<void> {
  const { firstName, lastName } = customer; // a profile is always sent with its names
  await ask(asking, changeProfile, { body: { firstName, lastName, customFields: { [LISTS_FIELD]: textOf(lists) } } });
}

/** Makes a list of these goods. Answers its id. @throws {ApiError} */
export async function keepNewList(
  asking: Asking,
  customer: Customer,
  { name, items }: { name: string; items: readonly ReorderItem[] },
): Promise<string> {
  const list = withItems({ id: randomUUID().slice(0, 8), name: nameFrom(name), items: [] }, items);
  await keepLists(asking, customer, withList(listsIn(customer.customFields), list));
  return list.id;
}
