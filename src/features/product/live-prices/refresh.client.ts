import { isHydrated } from './hydrated.client.ts';
import { askIsNet, askProducts, type CalculatedPrice, type LiveProduct } from './live-products.store.ts';
import { isNetExpected, keepNet } from './net-prices.store.ts';

/** What the store has told on this page, by article number; `undefined` while it is asked, or when it knows none. */
const liveProducts = new Map<string, LiveProduct | undefined>();
/** Done when everything that was asked so far is answered. */
let pending: Promise<unknown> = Promise.resolve();
/** Whether prices come without tax; asked once, and only where a price differs from the built one. */
let isNet: Promise<boolean> | undefined;

/**
 * Asks the store for every price and stock shown in `root`, once a number, and writes anew what differs. A failure is
 * silent: what was built stays, and is called what it is.
 */
export async function freshen(root: ParentNode): Promise<void> {
  const places = () =>
    [...root.querySelectorAll<HTMLElement>('[data-price], [data-stock], [data-tiers]')].filter(isHydrated);
  const newNumbers = [...new Set(places().flatMap(numbersOf))].filter((number) => !liveProducts.has(number));
  for (const number of newNumbers) liveProducts.set(number, undefined);
  if (isNetExpected()) isNet ??= learnNet();
  if (newNumbers.length > 0) pending = Promise.all([pending, loadProducts(newNumbers)]);
  await pending; // also what another list asked for: it may be shown here, too
  const changes = places().map((place) => write(place));
  if (changes.includes(true)) isNet ??= learnNet();
  await labelPrices(root);
}

/** Article numbers: shorter than ids, and on the page anyway. Several make a sum. */
const numbersOf = ({ dataset }: HTMLElement): string[] =>
  (dataset.price ?? dataset.stock ?? dataset.tiers ?? '').split(' ');

async function loadProducts(numbers: string[]): Promise<void> {
  try {
    for (const product of await askProducts(numbers)) {
      // a Shopware tells prices of a customer group apart, even when there is only one
      [product.calculatedPrice] = [...product.calculatedPrices, product.calculatedPrice];
      liveProducts.set(product.productNumber, product);
    }
  } catch {
    for (const number of numbers) liveProducts.delete(number); // the next list of goods tries again
    isNet = Promise.resolve(false);
    keepNet(false);
  }
}

/** A store that can't tell is believed what it told last time. */
const learnNet = (): Promise<boolean> => askIsNet().catch(isNetExpected);

/** Only now, with the shopper's own figures in their places, are prices shown again that were withheld from him. */
async function labelPrices(root: ParentNode): Promise<void> {
  if (!isNet) return;
  const is = await isNet;
  if (is) showNet(root);
  keepNet(is);
}

/** Writes a place anew; true when its price was another. */
function write(place: HTMLElement): boolean {
  const all = numbersOf(place).flatMap((number) => liveProducts.get(number) ?? []);
  const [first] = all;
  if (!first || all.length < numbersOf(place).length) return false;
  if (place.dataset.tiers) return drawTiers(place, first.calculatedPrices);
  if (!place.dataset.stock) return writePrice(place, all);
  writeStock(place, first.stock ?? 0);
  return false;
}

function writePrice(place: HTMLElement, all: LiveProduct[]): boolean {
  const [first] = all;
  const listPrice = all.length === 1 && first?.calculatedPrice.listPrice;
  const was = place.querySelector('s');
  if (listPrice) put(was?.lastChild, listPrice.price);
  else was?.remove();
  const [unit, least] = [sum(all.map(({ calculatedPrice }) => calculatedPrice.unitPrice)), sum(all.map(leastOf))];
  const isLeast = 'least' in place.dataset;
  const reference = place.querySelector<HTMLElement>('.per');
  if (reference) put(reference, unit * Number(reference.dataset.ratio));
  if (isLeast && least < unit) writeFrom(place.firstElementChild);
  return put(place.firstElementChild, isLeast ? least : unit);
}

/** A version tells the price of the cheapest of its siblings, and costs its own. */
const leastOf = (product: LiveProduct): number => {
  const { calculatedPrice, calculatedPrices, calculatedCheapestPrice, parentId } = product;
  const cheapest = (parentId ? null : calculatedCheapestPrice) ?? calculatedPrice;
  return Math.min(...[calculatedPrice, ...calculatedPrices, cheapest].map(({ unitPrice }) => unitPrice));
};

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Sold out since, or back: `data-in` and `data-out` around it say it in words. */
function writeStock(place: HTMLElement, stock: number): void {
  const isThere = stock > 0;
  const words = place.closest<HTMLElement>('[data-in]')?.dataset;
  if (place.classList.contains('out') !== isThere) {
    if (isThere) put(place.firstChild, stock, String(stock));
  } else if (words) {
    place.textContent = (isThere ? words.in?.replace('#', String(stock)) : words.out) ?? '';
    place.className = isThere ? 'stock' : 'stock out';
    if (!isThere) offerNotice();
  }
}

/** The form that waits on the page of a product for the day on which it is sold out; its script runs once it is there. */
function offerNotice(): void {
  const form = document.querySelector<HTMLTemplateElement>('template[data-sold-out]');
  form?.replaceWith(form.content);
}

/**
 * Says that the prices of `root` come without tax: sentences about tax have the other sentence with them (`data-excl`),
 * prices get the short word of the page behind them.
 */
function showNet(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-excl]'))
    if (isHydrated(note) && note.textContent !== note.dataset.excl) note.textContent = note.dataset.excl ?? '';
  for (const price of root.querySelectorAll<HTMLElement>('.price[data-price]:not(:has(.net))')) {
    if (!isHydrated(price)) continue;
    const note = document.createElement('span');
    note.className = 'net';
    note.textContent = pageWord('net');
    price.append(' ', note);
  }
}

/**
 * Draws the table of prices by quantity as `Tiers.tsx` does, with the tiers of this shopper: other groups have others.
 * The place says how rows are worded. True when it was another table.
 */
function drawTiers(place: HTMLElement, prices: CalculatedPrice[]): boolean {
  const { to = '', caption = '' } = place.dataset;
  const from = pageWord('from');
  const rows = prices.map(({ quantity, unitPrice }, index) => {
    const range = (index === prices.length - 1 ? from : to).replace('#', String(quantity));
    return [range, asMoney(unitPrice)] as const;
  });
  const shown = [...place.querySelectorAll('tr')].map(({ cells }) => [...cells].map((cell) => cell.textContent));
  if (rows.length < 2 || JSON.stringify(rows) === JSON.stringify(shown)) return false;
  const table = document.createElement('table');
  table.className = 'tiers num';
  const title = table.createCaption();
  title.className = 'legend';
  title.textContent = caption;
  for (const [range, price] of rows) {
    const row = table.createTBody().insertRow();
    const head = row.appendChild(document.createElement('th'));
    head.scope = 'row';
    head.textContent = range;
    row.insertCell().textContent = price;
  }
  place.replaceChildren(table);
  place.hidden = false;
  return true;
}

/** Only English has its own format of money (`#i18n/format.ts`). */
const LANGUAGE = document.documentElement.lang.replace(/^(?!en).+/, 'de-CH');
const money = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 2 });

/** A number with its marks of thousands and decimals. */
const FIGURE = /\d([\d.,'’\s]*\d)?|#/;

/** An amount as this page writes it: `1’234.50`. */
const amount = (value: number): string => money.format(value).replaceAll("'", '’');

/** The same with the currency, where this page writes it: as its large price has it. */
function asMoney(value: number): string {
  const shown = document.querySelector('.price.big > :first-child')?.textContent ?? '#';
  return shown.replace(FIGURE, amount(value));
}

/** Puts another figure into the words; what has no figure, or the right one, stays. True when it was another. */
function put(place: Node | null | undefined, value: number, figure = amount(value)): boolean {
  const words = place?.textContent ?? '';
  const [shown] = words.match(FIGURE) ?? [];
  if (!place || !shown || shown === figure) return false;
  place.textContent = words.replace(shown, figure);
  return true;
}

/** Says that some cost more: “ab CHF 29.00”. */
function writeFrom(place: Node | null | undefined): void {
  const words = place?.textContent ?? '';
  const [before = '', after = ''] = pageWord('from').split('#');
  if (place && !(words.startsWith(before) && words.endsWith(after))) place.textContent = before + words + after;
}

/** A word in the language of the page that its prices may need: `Shell.astro` gives them. */
const pageWord = (name: 'net' | 'from'): string =>
  document.querySelector<HTMLElement>('[data-net][data-from]')?.dataset[name] ?? '';
