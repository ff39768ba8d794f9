import { announceStock } from '#store/back-in-stock/notices.ts';
import { readProductNames } from '#store/catalogue/product-names.ts';
import { refuse, StoreError } from '#store/errors.ts';
import { readArticle, readStock, setStock } from '#store/records/checkout/stock.ts';
import { countWaiting, readStockRows } from '#store/records/cli/stock.ts';
import type { Store } from '#store/store.ts';
import { readList } from './read-list.ts';

/** An article as its stock is counted. `waiting`: so many want to hear when it is back. */
export type StockItem = { number: string; name: string; available: number; isCloseout: boolean; waiting: number };

/** Articles with a stock of their own, by number; with `below` only those of which there are fewer. */
export async function listStock({ records }: Store, below: number | null): Promise<StockItem[]> {
  const [rows, waiting] = [await readStockRows(records.read, below), await countWaiting(records.read)];
  const names = await readProductNames(records.read, new Set(rows.map(({ rootId }) => rootId)), 'de');
  return rows.map(({ id, rootId, number, available, isCloseout }) => {
    return { number, name: names.get(rootId) ?? '', available, isCloseout, waiting: waiting.get(id) ?? 0 };
  });
}

/** So many pieces of an article were counted. */
export type StockCount = { number: string; quantity: number };

/**
 * Says how many pieces can be sold, and writes to those who wait for the article. Answers how many there were.
 * @throws 404 no such article; 400 no whole number from 0 on, an article with variants, a file
 */
export async function countStock(store: Store, { number, quantity }: StockCount, now: Date): Promise<number> {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > MOST_PIECES)
    throw isWrong(
      'STORE__NO_COUNT',
      `${number} should have a whole number of pieces from 0 to ${MOST_PIECES}, found "${quantity}".`,
      { number },
    );
  return store.records.transaction(async (tx) => {
    const article = await readArticle(tx, number);
    if (!article) throw refuse(404, 'CONTENT__PRODUCT_NOT_FOUND', `There is no article ${number}.`, { number });
    if (article.variantCount > 0)
      throw isWrong('STORE__HAS_VARIANTS', `Article ${number} has variants, each with a stock of its own.`, { number });
    if (article.isDownload)
      throw isWrong('STORE__IS_FILE', `Article ${number} is a file, which never runs out.`, { number });
    const before = (await readStock(tx, [article.id])).get(article.id) ?? 0;
    await setStock(tx, article.id, quantity);
    await announceStock(store, tx, [article.id], now);
    return before;
  });
}

/** What became of one row of a list: how many there were before, or why it was refused. */
export type CountResult = { number: string; quantity: number; before: number | null; refusal: string | null };

/** Counts many articles, each for itself: what is refused stops nothing else. @throws what keeps the database from working */
export async function countArticles(store: Store, counts: StockCount[], now: Date): Promise<CountResult[]> {
  const results: CountResult[] = [];
  for (const each of counts) {
    try {
      results.push({ ...each, before: await countStock(store, each, now), refusal: null });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      results.push({ ...each, before: null, refusal: error.problems.map(({ detail }) => detail).join(' ') });
    }
  }
  return results;
}

const MOST_PIECES = 999_999_999;
const MOST_ROWS = 50_000;

const isWrong = (code: string, sentence: string, parameters = {}) => refuse(400, code, sentence, parameters);

/** How the columns may be called; without a head they are the first and the second. */
const HEADS = { number: /^(article|artikel|number|nummer)/i, quantity: /^(stock|quantity|available|bestand|lager)/i };

/** A list of counted articles: number and pieces, with a head or without. Pure. @throws 400, which names the row */
export function readCounts(file: string): StockCount[] {
  const rows = readList(file, MOST_ROWS);
  const head = rows[0] ?? [];
  const [number = -1, quantity = -1] = [HEADS.number, HEADS.quantity].map((name) =>
    head.findIndex((each) => name.test(each)),
  );
  const hasHead = number >= 0 && quantity >= 0;
  return rows.slice(hasHead ? 1 : 0).map((row, index) => {
    const [article = '', typed = ''] = [row[hasHead ? number : 0], row[hasHead ? quantity : 1]];
    if (article && /^\d{1,9}$/.test(typed)) return { number: article, quantity: Number(typed) };
    const at = index + (hasHead ? 2 : 1);
    throw isWrong('STORE__UNREADABLE_ROW', `Row ${at} should be an article and its pieces, found "${row.join(';')}".`, {
      row: at,
    });
  });
}
