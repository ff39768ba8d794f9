import { readConfig } from '#config.schema.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import { aGuest, PASSWORD, productId } from './shopper.ts';

/** Somebody at a running shop, with a browser's memory: one token. */
export interface Person {
  /** Nobody else is called so. */
  name: string;
  email: string;
  token: string;
  isGuest: boolean;
  order: { id: string; number: string };
  /** The number of the article that lies in the cart. */
  cartArticle: string;
  /** A page, as the browser of this person asks for it. */
  opens: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** A call of the Store API. */
  requestTo: (path: string, body?: unknown) => Promise<{ status: number; text: string; token: string | null }>;
}

const WISHLIST = ['10-104-GR', '10-104-CR', '12-110'];

/**
 * So many people, each with an order and something in the cart; every second one has an account. Each comes from an
 * address of their own, which a shop believes that has a proxy in front of it: `PROXIES: '1'`.
 */
export const people = (url: string, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => aPerson(url, at)));

async function aPerson(url: string, at: number): Promise<Person> {
  // words that no page has by itself, and none of which begins another
  const name = `Eigenheim${String(at).padStart(3, '0')}`;
  const email = `${name.toLowerCase()}@example.ch`;
  const isGuest = at % 2 === 1;
  const cartArticle = WISHLIST[at % WISHLIST.length] ?? '';
  let token = '';

  async function requestTo(path: string, body?: unknown) {
    const isRead = body === undefined && /^\/(context|checkout\/cart)$/.test(path);
    const response = await fetch(new URL(`/store-api${path}`, url), {
      method: isRead ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'sw-access-key': readConfig({}).STORE_ACCESS_KEY,
        'x-forwarded-for': `192.0.2.${at}`,
        ...(token && { [TOKEN_NAME]: token }),
      },
      ...(!isRead && { body: JSON.stringify(body ?? {}) }),
    });
    return { status: response.status, text: await response.text(), token: response.headers.get(TOKEN_NAME) };
  }
  async function does(path: string, body?: unknown) {
    const response = await requestTo(path, body);
    if (response.status !== 200) throw new Error(`${name} can’t ${path}: ${response.status} ${response.text}`);
    token = response.token ?? token;
    return JSON.parse(response.text);
  }
  const puts = () => {
    const id = productId(cartArticle);
    return does('/checkout/cart/line-item', { items: [{ id, referencedId: id, quantity: 1, type: 'product' }] });
  };

  const account = isGuest ? {} : { guest: false, password: PASSWORD };
  await does('/account/register', aGuest({ lastName: name, email, storefrontUrl: url, ...account }));
  await puts();
  const { id, orderNumber } = await does('/checkout/order');
  await puts();
  const opens = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), { headers: { cookie: `${TOKEN_NAME}=${token}`, ...headers }, redirect: 'manual' });
  return { name, email, token, isGuest, order: { id, number: orderNumber }, cartArticle, opens, requestTo: requestTo };
}
