import { TOKEN_NAME } from '#store-api/call.ts';
import { readToken } from '#store-api/token.ts';

type Wire = { unitPrice: number; listPrice?: { price: number } | null };
type Fresh = {
  productNumber: string;
  stock: number | null;
  calculatedPrice: Wire;
  calculatedPrices: Wire[];
  calculatedCheapestPrice: Wire | null;
};

/** What the store has told on this page, by article number. */
const told = new Map<string, Fresh>();

/**
 * Asks the store for every price and stock shown in `root`, once a number, and writes anew what differs. A failure is
 * silent: what was built stays. It fetches by itself because the client would weigh twenty times as much.
 */
export async function freshen(root: ParentNode): Promise<void> {
  const places = () => root.querySelectorAll<HTMLElement>('[data-price], [data-stock], [data-tiers]');
  const numbers = new Set([...places()].flatMap((place) => numberOf(place) ?? []));
  const fresh = [...numbers].filter((number) => !told.has(number));
  if (fresh.length > 0) await ask(fresh).catch(() => {});
  for (const place of places()) {
    const said = told.get(numberOf(place) ?? '');
    if (said) write(place, said);
  }
}

/** Article numbers: shorter than ids, and on the page anyway. */
const numberOf = ({ dataset }: HTMLElement) => dataset.price ?? dataset.stock ?? dataset.tiers;
const money = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 2 });

async function ask(numbers: string[]): Promise<void> {
  const token = readToken();
  const answer = await fetch('/store-api/product', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': import.meta.env.STORE_KEY,
      ...(token && { [TOKEN_NAME]: token }),
    },
    body: JSON.stringify({
      limit: 100,
      filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
      includes: {
        product: ['productNumber', 'stock', 'calculatedPrice', 'calculatedPrices', 'calculatedCheapestPrice'],
        calculated_price: ['unitPrice', 'listPrice'],
        calculated_cheapest_price: ['unitPrice'],
      },
    }),
  });
  const { elements }: { elements: Fresh[] } = await answer.json();
  for (const fresh of elements) told.set(fresh.productNumber, fresh);
}

function write(place: HTMLElement, { stock, calculatedPrice, calculatedPrices, calculatedCheapestPrice }: Fresh): void {
  const tiers = calculatedPrices.map(({ unitPrice }) => unitPrice);
  if (place.dataset.stock) writeStock(place, stock ?? 0);
  else if (place.dataset.tiers)
    for (const [index, cell] of [...place.querySelectorAll('td')].entries()) put(cell.firstChild, tiers[index]);
  else {
    const { unitPrice, listPrice } = calculatedPrice;
    const least = Math.min(unitPrice, calculatedCheapestPrice?.unitPrice ?? unitPrice, ...tiers);
    put(place.firstElementChild, 'least' in place.dataset ? least : unitPrice);
    const was = place.querySelector('s');
    if (listPrice) put(was?.lastChild, listPrice.price);
    else was?.remove();
  }
}

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

/** Puts another figure into the words; what has no figure, or the right one, stays. */
function put(place: Node | null | undefined, value: number | undefined, figure = money.format(value ?? 0)): void {
  const words = place?.textContent ?? '';
  const [shown] = words.match(/\d([\d.,'’\s]*\d)?/) ?? [];
  const fresh = figure.replaceAll("'", '’');
  if (place && shown && value !== undefined && shown !== fresh) place.textContent = words.replace(shown, fresh);
}
