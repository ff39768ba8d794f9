import { aCart } from '#features/cart/a-cart.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Call } from '#store-api/call.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { Quote } from '#store-api/contract/quote.ts';

interface Around {
  /** What the customer carries: `{ hof_projects: '…' }`. */
  keeps?: Record<string, unknown>;
  products?: readonly Product[];
  cart?: Cart;
  quotes?: readonly Quote[];
  /** By path of a call, the answer that refuses it. */
  refuses?: Record<string, ApiError>;
}

/** A professional for tests, with the store around them. `keeps` is what they carry by now, `sent` what was asked for. */
export function aProfessional({ keeps = {}, products = [], cart = aCart().cart, quotes = [], refuses = {} }: Around) {
  const karl = { id: 'karl', active: true, guest: false, email: 'karl@example.com', firstName: 'Karl', lastName: 'M' };
  const self = { keeps, sent: [] as { path: string; body: unknown }[] };
  const findProducts = ({ ids, filter }: { ids?: string[]; filter?: [{ field: keyof Product; value: string[] }] }) =>
    products.filter((product) =>
      ids ? ids.includes(product.id) : filter?.some(({ field, value }) => value.includes(String(product[field]))),
    );
  const responses: Record<string, (body: never) => unknown> = {
    '/context': () => ({ context: { taxState: 'net' } }),
    '/account/customer': () => ({ ...karl, customFields: self.keeps }),
    '/account/change-profile': ({ customFields }: { customFields: typeof keeps }) => {
      self.keeps = { ...self.keeps, ...customFields };
      return { success: true };
    },
    '/product': (criteria: Parameters<typeof findProducts>[0]) => ({ elements: findProducts(criteria) }),
    '/checkout/cart': () => cart,
    '/checkout/cart/line-item': () => cart,
    'GET /price-quote': () => ({ elements: quotes }),
    'POST /price-quote': () => ({ id: 'q1' }),
    '/price-quote/{id}/pdf': () => new Blob(['%PDF-']),
  };
  const send = async ({ method, path }: Call<unknown, unknown>, { body }: { body?: unknown } = {}) => {
    self.sent.push({ path, body });
    const refusal = refuses[`${method} ${path}`] ?? refuses[path];
    if (refusal) throw refusal;
    return (responses[`${method} ${path}`] ?? responses[path])?.(body as never);
  };
  return Object.assign(self, { storeContext: { locale: 'de', send } as unknown as StoreContext });
}

/** What a store answers that refuses: `refusal('QUOTE__ITEM_NOT_ORDERABLE', { productId: 'bags' })`. */
export const refusal = (status: number, code: string, parameters: Record<string, unknown> = {}): ApiError =>
  new ApiError(
    { status, statusText: '', url: '', headers: new Headers() },
    { errors: [{ code, meta: { parameters } }] },
  );

/** A quote for tests: ten rolls of bags, for a site. */
export const aQuote = (more: Partial<Quote> = {}): Quote => ({
  id: 'q1',
  quoteNumber: '50001',
  commission: 'Seestrasse 1',
  price: aCart().cart.price,
  lineItems: [{ productId: '41-202', productNumber: '41-202', label: 'Säcke', quantity: 10 }],
  createdAt: '2026-10-01T08:00:00.000+00:00',
  validUntil: '2099-10-31T08:00:00.000+00:00',
  ...more,
});

/** A form of the shop as a browser sends it. */
export const sent = (fields: Record<string, string>): Request =>
  new Request('https://shop.example/', { method: 'POST', body: new URLSearchParams(fields) });

/** The doubled `#store-api/server.ts`: where the shop is, and who asks without a session asks which languages there are. */
export const siteUrl = new URL('https://shop.example');
export const sendAnonymous = async () => ({
  elements: ['de-CH', 'en-US', 'fr-FR'].map((code) => ({ id: code, translationCode: { code } })),
});
