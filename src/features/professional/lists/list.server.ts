import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import { ownForm } from '#features/account/own-form.server.ts';
import { saying } from '#features/account/said.ts';
import { written } from '#features/professional/quotes/quotes.server.ts';
import { intoCart } from '#features/professional/rows/into-cart.server.ts';
import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Asking } from '#store-api/ask.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { keepLists } from './keep-lists.server.ts';
import { type ListView, listView } from './list-view.server.ts';
import { quickItems } from './quick-items.server.ts';
import { afterChange, listsIn, type ReorderList, renamed, withItems, withQuantities } from './reorder-list.ts';

/** One reorder list; `failed` is what the store refused, `typed` and `problems` are those of a quick order that was not understood. */
export type ListPage = ListView & { failed?: 'action' | 'quote'; typed: string; problems: string[] };

type Elsewhere = Exclude<AtDoor, { customer: unknown }> | { goTo: string };
/** Where it goes on, or what was wrong; `list` with what was typed into it. */
type Done =
  | { goTo: string }
  | { typed: string; problems: string[] }
  | { failed: 'action' | 'quote'; list: ReorderList };

/** Longest quick order, in characters. */
const MOST_TYPED = 4000;

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
    if (done && 'goTo' in done) return done;
    if (done && 'failed' in done)
      return { ...(await listView(asking, done.list)), failed: done.failed, typed: '', problems: [] };
    return { ...(await listView(asking, list)), typed: '', problems: [], ...done };
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
): Promise<Done | undefined> {
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
      case 'add': {
        const found = await quickItems(asking, form.get('lines') ?? '');
        if ('problems' in found) return { typed: form.get('lines') ?? '', problems: found.problems };
        await keep((one) => withItems(one, found.items));
        return saved;
      }
      case 'cart': {
        await keep(typed);
        await intoCart(asking, typed(list).items);
        return { goTo: paths.cart(locale) };
      }
      case 'quote':
        await keep(typed);
        return { goTo: await written(asking, typed(list).items, typed(list).name) };
      case 'delete':
        await keep(() => null);
        return { goTo: saying(paths.accountLists(locale), 'list-deleted') };
      default:
        return undefined;
    }
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 429].includes(error.status)) throw error;
    return { failed: form.get('do') === 'quote' ? 'quote' : 'action', list: typed(list) };
  }
}
