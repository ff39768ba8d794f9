import { idOf, newId } from '#store/id.ts';
import { bodyFields, operations } from '#tests/contract/openapi.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aShopper, countryId, productId } from '#tests/support/shopper.ts';
import type { Requests } from './requests.ts';

/** What the official file knows, and every route of our own beside: whatever the router has, a new one too. */
export function allOperations({ routes }: Pick<AStore['app'], 'routes'>): Requests['operations'] {
  const official = [...operations].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, path, fields: bodyFields(method, path) };
  });
  const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*');
  const ownOperations = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path: full }) => {
      const path = full.replace(/^\/store-api/, '');
      const officialOperation = official.find((each) => each.method === method && shapeOf(each.path) === shapeOf(path));
      return { method, path, fields: officialOperation?.fields ?? [] };
    });
  // what is behind a route matters more than that there is none
  return [...official, ...Array(OFTEN).fill(ownOperations).flat()];
}

/** How many times likelier a route of our own is than one that only the official file has. */
const OFTEN = 10;

export const someIds = (): string[] => [
  ...['10-104', '10-104-GR', '12-101', '14-101', '50-404', '41-201'].map(productId),
  ...['raclette', 'cooking', 'root', 'sale'].map((key) => idOf('category', key)),
  ...['CH', 'DE'].map(countryId),
  idOf('property-group', 'colour'),
  idOf('property-option', 'colour:red'),
  idOf('payment-method', 'invoice'),
  idOf('shipping-method', 'parcel'),
  idOf('landing-page', 'home'),
  idOf('cms-page', 'category'),
  idOf('language', 'fr-FR'),
  idOf('media', 'raclette-4-table'),
];

/** Sessions as deep as requests may reach: a cart, a guest with an order, a customer with a cart and one with an order. */
export async function someTokens(
  store: Pick<AStore, 'requestStore'>,
  storefrontUrl = 'http://localhost',
): Promise<string[]> {
  const shoppers = Array.from({ length: 4 }, () => aShopper(store));
  for (const [index, shopper] of shoppers.entries()) {
    await shopper.put('41-201', 2);
    const who = { email: `${newId()}@example.com`, password: 'a-password', guest: index === 1, storefrontUrl };
    if (index > 0) await shopper.becomeGuest(who);
    if (index % 2 === 1) await shopper.requestStore('POST', '/checkout/order', {});
  }
  return shoppers.map(({ token }) => token);
}

/** Failures of the original that are part of the contract: a wrong kind of key, and ordering a blocked cart. */
export const MEANT = ['FRAMEWORK__API_INVALID_ACCESS_KEY', 'CHECKOUT__CART_INVALID'];
