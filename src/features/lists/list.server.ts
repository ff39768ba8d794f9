import { saying } from '#features/account/flash.ts';
import { ownForm } from '#features/account/own-form.server.ts';
import { type CustomerAccess, requireCustomer } from '#features/account/require-customer.server.ts';
import { intoCart } from '#features/cart/flash/into-cart.server.ts';
import { refusalOf } from '#features/professional/kept/refusal.ts';
import {
  afterChange,
  listsIn,
  type ReorderItem,
  type ReorderList,
  roomOn,
  withForm,
  withItems,
} from '#features/professional/kept/reorder-list.ts';
import { written } from '#features/quotes/quotes.server.ts';
import { whyNoQuote } from '#features/quotes/why-no-quote.server.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { keepLists } from './keep-lists.server.ts';
import { type ListView, listView } from './list-view.server.ts';
import { MOST_TYPED, quickItems } from './quick-items.server.ts';

/** One reorder list; `failed` says what the store refused, `typed` the rows that were not taken, and `problems` why. */
export type ListPage = ListView & Trouble;
type Trouble = { failed: string; typed: string; problems: string[] };

type Elsewhere = Exclude<CustomerAccess, { customer: unknown }> | { goTo: string };
/** Where it goes on, or what the page shows: the list, and what was wrong. */
type Done = { goTo: string } | ({ list: ReorderList; kept?: ReorderList } & Partial<Trouble>);

/** A list of the customer's, after what a button of the page asked for. One that is nobody's, or somebody else's, is 404. */
export async function listPage(
  storeContext: StoreContext,
  id: string | undefined,
  request: Request,
  url: URL,
): Promise<Elsewhere | ListPage> {
  const access = await requireCustomer(storeContext, url);
  if (!('customer' in access)) return access;
  const list = listsIn(access.customer.customFields).find((one) => one.id === id);
  if (!list) return { trouble: { status: 404, retryAfterSeconds: 0 } };
  try {
    const done = await press(storeContext, access.customer, list, await ownForm(request, MOST_TYPED));
    if ('goTo' in done) return done;
    return { ...NO_TROUBLE, ...done, ...(await listView(storeContext, done.list, done.kept)) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

const NO_TROUBLE: Trouble = { failed: '', typed: '', problems: [] };

/** Whichever button was pressed: what was typed into the form is kept first, and shown even when nothing more works. */
async function press(
  storeContext: StoreContext,
  customer: Customer,
  list: ReorderList,
  form: ReadonlyMap<string, string>,
): Promise<Done> {
  const what = form.get('do') ?? '';
  if (what === '') return { list };
  const typed = form.get('lines') ?? '';
  try {
    if (what === 'delete') {
      await keepLists(storeContext, customer, (lists) => afterChange(lists, list.id, () => null));
      return { goTo: saying(paths.accountLists(storeContext.locale), 'list-deleted') };
    }
    const isRequested = what === 'add' || typed.trim() !== '';
    const rows = isRequested ? await quickItems(storeContext, typed) : { items: [] };
    const read = 'problems' in rows ? { items: [], ...rows } : { problems: [], ...rows };
    const { list: mine, hasRoom } = await keepForm(storeContext, customer, list, form, read.items);
    const full = wordsOf(storeContext.locale, 'professional')('listFull', { count: roomOn(mine) });
    const problems = hasRoom ? read.problems : [full];
    return problems.length > 0 ? { list: mine, typed, problems } : await goOn(storeContext, mine, what);
  } catch (error) {
    refusalOf(error);
    const failed = wordsOf(storeContext.locale, 'account')('actionFailed');
    return { list: withForm(list, form), kept: list, failed, typed };
  }
}

/** Changes a list as it is at the store by now: what stands in the form, and these rows, all or none. @throws {ApiError} */
async function keepForm(
  storeContext: StoreContext,
  customer: Customer,
  list: ReorderList,
  form: ReadonlyMap<string, string>,
  rows: readonly ReorderItem[],
): Promise<{ list: ReorderList; hasRoom: boolean }> {
  let kept = { list, hasRoom: true };
  await keepLists(storeContext, customer, (lists) =>
    afterChange(lists, list.id, (one) => {
      const written = withForm(one, form);
      const more = withItems(written, rows);
      kept = roomOn(more) < 0 ? { list: written, hasRoom: false } : { list: more, hasRoom: true };
      return kept.list;
    }),
  );
  return kept;
}

/** Where the button leads once everything is kept; what the cart or the quote refuses is said beside what was kept. */
async function goOn(storeContext: StoreContext, list: ReorderList, what: string): Promise<Done> {
  try {
    if (what === 'quote') return { goTo: await written(storeContext, list.items, list.name) };
    if (what !== 'cart') return { goTo: saying(paths.accountLists(storeContext.locale, list.id), 'list-saved') };
    return { goTo: await intoCart(storeContext, list.items) };
  } catch (error) {
    const refused = refusalOf(error);
    const t = wordsOf(storeContext.locale, 'professional');
    return { list, failed: what === 'quote' ? await whyNoQuote(storeContext, refused) : t('listCartFailed') };
  }
}
