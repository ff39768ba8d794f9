import { saying } from '#features/account/flash.ts';
import { ownForm, requireCustomer } from '#features/account/require-customer.server.ts';
import { intoCart } from '#features/cart/flash/into-cart.server.ts';
import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { offerOf, unitFor } from '#features/catalogue/offer.ts';
import { cardView } from '#features/product/card-view.server.ts';
import { priceNoteKey } from '#features/product/PriceNote.tsx';
import { refusalOf } from '#features/professional/kept/change-kept.server.ts';
import {
  afterChange,
  listsIn,
  type ReorderItem,
  type ReorderList,
  roomOn,
  withForm,
  withItems,
} from '#features/professional/kept/reorder-list.ts';
import { whyNoQuote, written } from '#features/quotes/quotes.server.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { readContext } from '#store-api/contract/context.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { goTo, NotFound } from '#store-api/exits.ts';
import type { DrawingName } from '#ui/drawing.ts';
import type { PictureMedia } from '#ui/picture.ts';
import type { Cents } from '#values/money.ts';
import { keepLists } from './lists.server.ts';
import { MOST_TYPED, quickItems } from './quick-items.server.ts';

/** One reorder list; `failed` says what the store refused, `typed` the rows that were not taken, and `problems` why. */
export type ListPage = ListView & Trouble;
type Trouble = { failed: string; typed: string; problems: string[] };

/** What the page shows where a button does not lead on: the list, and what was wrong. */
type Done = { list: ReorderList; kept?: ReorderList } & Partial<Trouble>;

/** A list of the customer's, after what a button of the page asked for. One that is nobody's, or somebody else's, is 404. */
export async function listPage(
  storeContext: StoreContext,
  id: string | undefined,
  request: Request,
  url: URL,
): Promise<ListPage> {
  const customer = await requireCustomer(storeContext, url);
  const list = listsIn(customer.customFields).find((one) => one.id === id);
  if (!list) throw new NotFound();
  const done = await press(storeContext, customer, list, await ownForm(request, MOST_TYPED));
  return { ...NO_TROUBLE, ...done, ...(await listView(storeContext, done.list, done.kept)) };
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
      goTo(saying(paths.accountLists(storeContext.locale), 'list-deleted'));
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
    if (what === 'quote') goTo(await written(storeContext, list.items, list.name));
    if (what !== 'cart') goTo(saying(paths.accountLists(storeContext.locale, list.id), 'list-saved'));
    return goTo(await intoCart(storeContext, list.items));
  } catch (error) {
    const refused = refusalOf(error);
    const t = wordsOf(storeContext.locale, 'professional');
    return { list, failed: what === 'quote' ? await whyNoQuote(storeContext, refused) : t('listCartFailed') };
  }
}

/**
 * An article of a list with what it costs today, in words; one that is no longer sold has none of it. `was` is the
 * quantity that the store keeps: a form tells by it what was changed in it.
 */
export type ListRow = ReorderItem & { was: number } & Partial<{
    number: string;
    name: string;
    href: string;
    media: PictureMedia | null;
    drawing: DrawingName;
    unit: string;
    stock: string;
  }>;

/** `was`: the name that the store keeps. `isProfessional`: a quote can be written of it. */
type ListView = Record<'name' | 'was' | 'total' | 'taxNote', string> & {
  rows: ListRow[];
  isProfessional: boolean;
};

/**
 * A list at the prices of this shopper, each at the tier that its quantity reaches; `kept` where it could not be kept as
 * it is shown. @throws when the store can't tell
 */
async function listView(storeContext: StoreContext, list: ReorderList, kept = list): Promise<ListView> {
  const { name, items } = list;
  const ids = items.map(({ productId }) => productId);
  const [{ context }, products] = await Promise.all([
    callStore(storeContext, readContext),
    ids.length > 0 ? askAll(storeContext, readProducts, { ids, ...CARD_FIELDS }) : [],
  ]);
  const isProfessional = context.taxState === 'net';
  const priced = items.map((item) => ({ item, product: products.find(({ id }) => id === item.productId) }));
  const total = priced.reduce(
    (sum, { item, product }) => sum + item.quantity * (product ? unitAt(product, item) : 0),
    0,
  );
  return {
    ...{ name, was: kept.name },
    rows: priced.map(({ item, product }) => ({
      ...(product ? rowOf(storeContext.locale, item, product) : item),
      was: kept.items.find(({ productId }) => productId === item.productId)?.quantity ?? item.quantity,
    })),
    total: total > 0 ? formatMoney(storeContext.locale, total) : '',
    taxNote: wordsOf(storeContext.locale, 'common')(priceNoteKey(isProfessional)),
    isProfessional,
  };
}

function rowOf(locale: Locale, item: ReorderItem, product: Product): Omit<ListRow, 'was'> {
  const { number, name, href, media, drawing, stock } = cardView(locale, product);
  const unit = formatMoney(locale, unitAt(product, item));
  return {
    ...item,
    ...{ number, name, href, media, drawing, unit },
    stock: stock?.level === 'out' ? stock.text : '',
  };
}

/** What one piece costs when so many are bought. */
function unitAt(product: Product, { quantity }: ReorderItem): Cents {
  const offer = offerOf(product);
  return offer ? unitFor(offer, quantity) : 0;
}
