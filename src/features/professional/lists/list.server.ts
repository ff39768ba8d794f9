import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import { ownForm } from '#features/account/own-form.server.ts';
import { saying } from '#features/account/said.ts';
import { intoCart } from '#features/cart/told/into-cart.server.ts';
import { refusalOf } from '#features/professional/kept/refusal.ts';
import { written } from '#features/professional/quotes/quotes.server.ts';
import { whyNoQuote } from '#features/professional/quotes/why-no-quote.server.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Asking } from '#store-api/ask.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { keepLists } from './keep-lists.server.ts';
import { type ListView, listView } from './list-view.server.ts';
import { MOST_TYPED, quickItems } from './quick-items.server.ts';
import { afterChange, listsIn, type ReorderList, renamed, roomOn, withItems, withQuantities } from './reorder-list.ts';

/** One reorder list; `failed` says what the store refused, `typed` and `problems` are those of a quick order that was not understood. */
export type ListPage = ListView & { failed: string; typed: string; problems: string[] };

type Elsewhere = Exclude<AtDoor, { customer: unknown }> | { goTo: string };
/** Where it goes on, or what the page shows: the list, and what was wrong. */
type Done = { goTo: string } | ({ list: ReorderList } & Partial<Omit<ListPage, keyof ListView>>);

/** A list of the customer's, after what a button of the page asked for. One that is nobody's, or somebody else's, is 404. */
export async function listPage(
  asking: Asking,
  id: string | undefined,
  request: Request,
  url: URL,
): Promise<Elsewhere | ListPage> {
  const door = await atDoor(asking, url);
  if (!('customer' in door)) return door;
  const list = listsIn(door.customer.customFields).find((one) => one.id === id);
  if (!list) return { trouble: { status: 404, retryAfterSeconds: 0 } };
  try {
    const done = await press(asking, door.customer, list, await ownForm(request, MOST_TYPED));
    if ('goTo' in done) return done;
    const { list: shown, ...trouble } = done;
    return { ...(await listView(asking, shown)), failed: '', typed: '', problems: [], ...trouble };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

async function press(
  asking: Asking,
  customer: Customer,
  list: ReorderList,
  form: ReadonlyMap<string, string>,
): Promise<Done> {
  const { locale } = asking;
  const keep = (change: (list: ReorderList) => ReorderList | null) =>
    keepLists(asking, customer, (lists) => afterChange(lists, list.id, change));
  const saved = { goTo: saying(paths.accountLists(locale, list.id), 'list-saved') };
  const typed = (one: ReorderList) => withQuantities(renamed(one, form.get('name') ?? ''), form);
  try {
    switch (form.get('do')) {
      case 'save':
        await keep(typed);
        return saved;
      case 'add':
        return (await added(asking, list, form.get('lines') ?? '', keep)) ?? saved;
      case 'cart':
      case 'quote':
        await keep(typed);
        return goOn(asking, typed(list), form.get('do') === 'quote');
      case 'delete':
        await keep(() => null);
        return { goTo: saying(paths.accountLists(locale), 'list-deleted') };
      default:
        return { list };
    }
  } catch (error) {
    refusalOf(error);
    return { list: typed(list), failed: wordsOf(locale, 'account')('actionFailed') };
  }
}

/** Puts typed rows on the list, all or none. Answers why they were not taken, nothing when they were. @throws {ApiError} */
async function added(
  asking: Asking,
  list: ReorderList,
  typed: string,
  keep: (change: (list: ReorderList) => ReorderList) => Promise<void>,
): Promise<Done | undefined> {
  const found = await quickItems(asking, typed);
  if ('problems' in found) return { list, typed, problems: found.problems };
  const t = wordsOf(asking.locale, 'professional');
  const full = (one: ReorderList) => [t('listFull', { count: roomOn(one) })];
  let problems: string[] = [];
  await keep((one) => {
    const more = withItems(one, found.items);
    problems = roomOn(more) < 0 ? full(one) : [];
    return problems.length > 0 ? one : more;
  });
  return problems.length > 0 ? { list, typed, problems } : undefined;
}

/** Where the list as it is kept goes on to; a refusal is said beside it. */
async function goOn(asking: Asking, list: ReorderList, isQuote: boolean): Promise<Done> {
  try {
    if (isQuote) return { goTo: await written(asking, list.items, list.name) };
    return { goTo: await intoCart(asking, list.items) };
  } catch (error) {
    const refused = refusalOf(error);
    const t = wordsOf(asking.locale, 'professional');
    return { list, failed: isQuote ? await whyNoQuote(asking, refused) : t('listCartFailed') };
  }
}
