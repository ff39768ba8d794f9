import { atom, computed } from 'nanostores';
import { cart as ownCart } from '#features/cart/cart.store.ts';
import { findArticles } from '#features/professional/rows/find-articles.store.ts';
import { readRows } from '#features/professional/rows/read-rows.ts';
import { type ArticleMatch, type Row, readQuantity, verdictsOn } from '#features/professional/rows/verdict.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Send } from '#store-api/client.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { keepValue, readValue } from '#ui/storage.store.ts';
import { plainNumber } from '#values/search/article-number.ts';
import {
  asBegun,
  changed,
  itemsOf,
  type Judged,
  merged,
  type Right,
  rightsOf,
  withEmptyRow,
  without,
  withRows,
} from './quick-order.ts';

/** What has just happened to the order, to be told. */
export type OrderNotice =
  | { kind: 'read'; count: number; left: number; hasHeading: boolean }
  | { kind: 'added'; count: number; short: number }
  | { kind: 'failed'; error: unknown };

type CartVerbs = Pick<typeof ownCart, 'load' | 'addProducts' | 'takeErrors'>;

/** A quick order: rows as they were typed, what the store knows of their numbers, and the way into the cart. */
export function createQuickOrder(send: Send, locale: Locale, cart: CartVerbs) {
  const $rows = atom<readonly Row[]>([]);
  const $matches = atom<ReadonlyMap<string, ArticleMatch>>(new Map());
  const $looking = atom(false);
  const $adding = atom(false);
  const $notice = atom<OrderNotice | undefined>();
  /** How many pieces of a row the cart took less than it was asked for, by row. */
  const $short = atom<ReadonlyMap<string, number>>(new Map());
  /** Rows whose quantity somebody has been at. */
  const $left = atom<ReadonlySet<string>>(new Set());
  const $judged = computed([$rows, $matches, $left], (rows, matches, left): Judged[] => {
    const verdicts = verdictsOn(rows, matches);
    return rows.flatMap((row, at) => {
      const verdict = verdicts[at];
      return verdict ? [{ row, verdict: asBegun(verdict, left.has(row.id)) }] : [];
    });
  });

  /** Begins with what was kept. */
  async function open(rows: readonly Row[]): Promise<void> {
    leave(...rows);
    $rows.set(filled(rows));
    await lookUpNumbers();
  }

  /** Takes in what was pasted or read from a file. */
  async function take(text: string): Promise<void> {
    const { rows: written, hasHeading, left } = readRows(text);
    const { rows, left: more } = withRows($rows.get(), written);
    leave(...rows);
    $rows.set(rows);
    $notice.set({ kind: 'read', count: written.length - more, left: left + more, hasHeading });
    await lookUpNumbers();
  }

  /** From now on it is said when a quantity is missing. */
  const leave = (...rows: readonly Pick<Row, 'id'>[]): void =>
    $left.set(new Set([...$left.get(), ...rows.map(({ id }) => id)]));

  function change(id: string, what: Partial<Pick<Row, 'number' | 'quantity'>>): void {
    forgetShort(id);
    $rows.set(changed($rows.get(), id, what));
  }

  const remove = (id: string): void => $rows.set(filled(without($rows.get(), [id])));
  const clear = (): void => {
    $rows.set(withEmptyRow([]));
    $notice.set(undefined);
  };
  const addRow = (): void => $rows.set(withEmptyRow($rows.get()));

  /** Puts a repeated row together with the first of its article. */
  function merge(id: string): void {
    const rows = $rows.get();
    const line = $judged.get().find(({ row }) => row.id === id)?.verdict;
    const first = line?.kind === 'wrong' && rows.find((row) => row.line === line.values.line);
    const repeated = rows.find((row) => row.id === id);
    if (!first || !repeated) return;
    const [one, other] = [readQuantity(first.quantity), readQuantity(repeated.quantity)];
    if (typeof one === 'number' && typeof other === 'number') $rows.set(merged(rows, id, first.id, one + other));
  }

  let lookup = Promise.resolve();

  /** Asks the store for the numbers that it has not been asked for yet, one question after the other. */
  function lookUpNumbers(): Promise<void> {
    lookup = lookup.then(askForNumbers);
    return lookup;
  }

  async function askForNumbers(): Promise<void> {
    const unknown = [...new Set($rows.get().map(({ number }) => number.trim()))].filter((number) => {
      const plain = plainNumber(number);
      return plain !== '' && !$matches.get().has(plain);
    });
    if (unknown.length === 0) return;
    $looking.set(true);
    try {
      const newMatches = await findArticles(send, locale, unknown);
      $matches.set(new Map([...$matches.get(), ...newMatches]));
      if ($notice.get()?.kind === 'failed') $notice.set(undefined);
    } catch (error) {
      $notice.set({ kind: 'failed', error });
    }
    $looking.set(false);
  }

  /**
   * Puts the right rows into the cart, once: a row whose number is being looked up is waited for. What the cart has
   * taken in full goes; everything else stays and says why.
   */
  async function add(): Promise<void> {
    if ($adding.get()) return;
    $adding.set(true);
    await lookup;
    const rights = rightsOf($judged.get());
    if (rights.length > 0) await addToCart(rights);
    $adding.set(false);
  }

  async function addToCart(rights: readonly Right[]): Promise<void> {
    const before = await cart.load();
    const after = before && (await cart.addProducts(itemsOf(rights)));
    if (before && after) updateRows(rights, before, after);
    else $notice.set({ kind: 'failed', error: undefined });
  }

  /** A row that was changed meanwhile stays as it is now. */
  function updateRows(rights: readonly Right[], before: Cart, after: Cart): void {
    const missing = rights
      .filter(({ row }) => $rows.get().includes(row))
      .map(({ row, verdict: { article, quantity } }) => ({
        row,
        remaining: quantity - (piecesOf(after, article.id) - piecesOf(before, article.id)),
      }));
    const short = missing.filter(({ remaining }) => remaining > 0);
    const done = missing.filter(({ remaining }) => remaining <= 0).map(({ row }) => row.id);
    $short.set(new Map(short.map(({ row, remaining }) => [row.id, remaining])));
    const left = without($rows.get(), done);
    $rows.set(
      filled(short.reduce((rows, { row, remaining }) => changed(rows, row.id, { quantity: String(remaining) }), left)),
    );
    $notice.set({ kind: 'added', count: done.length, short: short.length });
    cart.takeErrors(); // told here, row by row
  }

  function forgetShort(id: string): void {
    if ($short.get().has(id)) $short.set(new Map([...$short.get()].filter(([row]) => row !== id)));
  }

  return {
    ...{ $rows, $judged, $looking, $adding, $notice: $notice, $short },
    ...{ open, take, change, leave, remove, clear, addRow, merge, lookUpNumbers: lookUpNumbers, add },
  };
}

/** There is always a row to type into. */
const filled = (rows: readonly Row[]): readonly Row[] => (rows.length > 0 ? rows : withEmptyRow([]));

const piecesOf = ({ lineItems }: Cart, productId: string): number =>
  lineItems.find(({ referencedId }) => referencedId === productId)?.quantity ?? 0;

export const quickOrderHere = (locale: Locale) => createQuickOrder(sendAsShopper, locale, ownCart);

const KEY = 'hof-quick-order';

/**
 * The rows of a quick order, kept by this tab until they are ordered: they outlast a reload, another language and the
 * way to a product and back. `owner` is the customer, so that the next one to log in finds nothing.
 */
export function keptRows(owner: string): Row[] {
  const { owner: whose, rows } = (readValue(KEY, 'sessionStorage') ?? {}) as { owner?: unknown; rows?: unknown };
  return whose === owner && Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** Without storage the rows hold for this page. */
export const keepRows = (owner: string, rows: readonly Row[]): void =>
  void keepValue(KEY, { owner, rows }, 'sessionStorage');

const isRow = (row: Partial<Row> | null): row is Row =>
  typeof row?.id === 'string' &&
  typeof row.line === 'number' &&
  typeof row.number === 'string' &&
  typeof row.quantity === 'string';
