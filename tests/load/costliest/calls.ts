import { idOf } from '#store/id.ts';
import { countryId, PASSWORD, paymentId, productId } from '#tests/support/shopper.ts';
import { OF_ANYTHING, OF_ORDERS, OF_PRODUCTS, packed, WORDS } from './criteria.ts';
import { business, type Someone } from './someone.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

/** A call: what goes with it, what is remembered of its answer, and its status where the shop refuses it. */
export type Costly = {
  path?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Fields of a form that goes with files, as large as they may be. */
  upload?: Record<string, string>;
  keep?: (response: Json) => void;
  /** True: asked without the shopper's token. */
  asNobody?: true;
  status?: number;
};

const cooking = idOf('category', 'cooking');
const menu = { activeId: 'main-navigation', rootId: 'main-navigation' };
const oven = { id: productId('10-104') };
const searched = { ...OF_PRODUCTS, search: WORDS };

/** Text of so many characters. */
const text = (length: number) => 'Sehr geehrte Damen und Herren '.repeat(length / 30 + 1).slice(0, length);

/** As many lines as a cart or a quote holds. */
const MOST_LINES = 250;
const lines = (goods: string[]) =>
  Array.from({ length: MOST_LINES }, (_, at) => ({
    ...{ id: `line-${at}`, referencedId: goods[at % goods.length], quantity: 1, type: 'product' },
  }));

const ADDRESS = {
  ...{ firstName: 'Anna', lastName: 'Muster', street: text(200), zipcode: '6003', city: 'Luzern' },
  countryId: countryId('CH'),
};
const VISIT = {
  ...{ serviceType: 'assembly', partnerId: 'kuechenwerk-zuerichberg', firstName: 'Anna', lastName: 'Muster' },
  ...{ phone: '+41 79 000 00 00', street: 'Seestrasse', streetNumber: '3a', zip: '8002', city: 'Zürich' },
  ...{ description: text(2000), acceptedTerms: true },
};
const ORDER = Object.fromEntries(
  ['lineItems', 'deliveries', 'transactions', 'documents', 'addresses', 'currency', 'language'].map((name) => [
    name,
    {},
  ]),
);

/** The same read by GET and POST. */
const both = (route: string, sent: Costly | ((who: Someone) => Costly)): Record<string, (who: Someone) => Costly> => {
  const costly = (who: Someone) => (typeof sent === 'function' ? sent(who) : sent);
  return {
    [`GET ${route}`]: (who) => {
      const { body, ...others } = costly(who);
      return { ...others, query: packed(body ?? {}) };
    },
    [`POST ${route}`]: costly,
  };
};

/** The costliest call of every route of the Store API, in an order in which one shopper can make them all. */
export const CALLS: Record<string, (who: Someone) => Costly> = {
  ...both('/language', { body: OF_ANYTHING }),
  ...both('/currency', { body: OF_ANYTHING }),
  ...both('/salutation', { body: OF_ANYTHING }),
  ...both('/country', { body: { ...OF_ANYTHING, associations: { states: {} } } }),
  ...both('/country-state/:countryId', { path: { countryId: countryId('CH') }, body: OF_ANYTHING }),
  ...both('/shipping-method', { body: { ...OF_ANYTHING, associations: { media: {}, prices: {} } } }),
  ...both('/payment-method', { body: { ...OF_ANYTHING, associations: { media: {} } } }),
  ...both('/navigation/:activeId/:rootId', { path: menu, body: { ...OF_ANYTHING, depth: 10, buildTree: true } }),
  ...both('/category', { body: { ...OF_ANYTHING, associations: { media: {}, seoUrls: {}, children: {} } } }),
  ...both('/category/:id', { path: { id: cooking }, body: OF_PRODUCTS }),
  'GET /breadcrumb/:id': () => ({ path: { id: productId('10-104-GR') } }),
  ...both('/landing-page/:id', { path: { id: idOf('landing-page', 'home') }, body: OF_PRODUCTS }),
  ...both('/cms/:id', { path: { id: idOf('cms-page', 'category') }, body: OF_PRODUCTS }),
  ...both('/product-listing/:categoryId', { path: { categoryId: cooking }, body: OF_PRODUCTS }),
  ...both('/search', { body: searched }),
  ...both('/search-suggest', { body: searched }),
  ...both('/product', { body: OF_PRODUCTS }),
  ...both('/product/:id', { path: oven, body: { associations: OF_PRODUCTS.associations } }),
  ...both('/product/:id/find-variant', { path: oven, body: { options: [idOf('property-option', 'colour:red')] } }),
  'GET /product/purchase-limit': ({ goods }) => ({ query: goods.map((id) => `ids[]=${id}`).join('&') }),
  ...both('/product/:id/cross-selling', { path: oven, body: OF_PRODUCTS }),
  ...both('/product/:id/reviews', {
    path: { id: productId('12-101') },
    body: { ...OF_ANYTHING, sort: [{ field: 'points' }] },
  }),
  ...both('/seo-url', { body: { ...OF_ANYTHING, sort: [{ field: 'seoPathInfo' }] } }),
  ...both('/media', { body: { ids: [idOf('media', 'raclette-4-table')] } }),
  'GET /_info/openapi3.json': () => ({}),
  'GET /_info/routes': () => ({}),
  ...both('/script/:hook{.+}', { path: { hook: 'nothing' }, body: {}, status: 204 }),
  'POST /account/login/imitate-customer': () => ({ body: { token: text(1000) }, status: 400 }),
  'GET /shop-settings': () => ({}),
  'GET /cookie-groups': () => ({}),
  'GET /legal-guarantee-notice': () => ({}),
  'GET /sitemap': (who) => ({ keep: ([{ filename }]) => Object.assign(who, { sitemap: filename.split('/').at(-1) }) }),
  'GET /sitemap/:file': ({ sitemap }) => ({ path: { file: sitemap } }),
  'GET /captcha': () => ({}),

  'POST /account/register': ({ url, email }) => ({ body: business(url, `neu-${email}`), asNobody: true }),
  'POST /account/register-confirm': () => ({ body: { hash: 'x'.repeat(32), em: 'x'.repeat(40) }, status: 404 }),
  'POST /account/logout': () => ({}),
  'POST /account/login': ({ email }) => ({ body: { username: email, password: PASSWORD } }),
  'POST /account/customer': (who) => ({
    body: { associations: { addresses: {}, group: {}, salutation: {} } },
    keep: ({ defaultBillingAddressId }) => Object.assign(who, { addressId: defaultBillingAddressId }),
  }),
  'GET /context': () => ({}),
  'GET /customer-group-registration/config/:id': () => ({ path: { id: idOf('customer-group', 'professional') } }),
  'POST /account/address': (who) => ({
    body: ADDRESS,
    keep: ({ id }) => Object.assign(who, { otherAddressId: id }),
  }),
  ...both('/account/list-address', { body: { ...OF_ANYTHING, associations: { country: {} } } }),
  'PATCH /account/address/:id': ({ addressId: id }) => ({ path: { id }, body: ADDRESS }),
  'PATCH /account/address/default-billing/:id': ({ addressId: id }) => ({ path: { id } }),
  'PATCH /account/address/default-shipping/:id': ({ addressId: id }) => ({ path: { id } }),
  'DELETE /account/address/:id': ({ otherAddressId: id }) => ({ path: { id } }),
  'POST /account/change-profile': () => ({ body: { firstName: 'Anna', lastName: 'Muster' } }),
  'POST /account/change-language': () => ({ body: { languageId: idOf('language', 'fr-FR') } }),
  'POST /account/change-payment-method/:id': () => ({ path: { id: paymentId('invoice') }, status: 200 }),
  'POST /account/change-password': () => ({
    body: { password: PASSWORD, newPassword: PASSWORD, newPasswordConfirm: PASSWORD },
  }),
  'POST /account/convert-guest': () => ({ body: { password: PASSWORD }, status: 400 }),
  'POST /account/newsletter-recipient': () => ({ body: {} }),

  'POST /customer/wishlist/merge': ({ goods }) => ({ body: { productIds: goods } }),
  'POST /customer/wishlist/add/:productId': () => ({ path: { productId: productId('41-201') } }),
  ...both('/customer/wishlist', { body: OF_PRODUCTS }),
  'DELETE /customer/wishlist/delete/:productId': () => ({ path: { productId: productId('41-201') } }),

  'POST /checkout/cart/line-item': ({ goods }) => ({ body: { items: lines(goods) } }),
  'PATCH /checkout/cart/line-item': ({ goods }) => ({ body: { items: lines(goods) } }),
  'GET /checkout/cart': () => ({}),
  ...both('/checkout/gateway', { body: {} }),
  'POST /checkout/cart/line-item/delete': () => ({ body: { ids: ['line-248', 'line-249'] } }),
  'DELETE /checkout/cart/line-item': () => ({ query: 'ids[]=line-246&ids[]=line-247' }),
  'PATCH /context': () => ({ body: { paymentMethodId: paymentId('invoice'), countryId: countryId('CH') } }),
  'POST /checkout/order': (who) => ({
    body: { customerComment: text(1000) },
    keep: ({ id, documents: [document] }) => Object.assign(who, { orderId: id, document }),
  }),
  ...both('/order', { body: { ...OF_ORDERS, associations: ORDER, checkPromotion: true } }),
  ...both('/handle-payment', ({ url, orderId }) => ({
    body: { orderId, finishUrl: `${url}/paid`, errorUrl: `${url}/unpaid` },
  })),
  'POST /order/payment': ({ orderId }) => ({ body: { orderId, paymentMethodId: paymentId('prepayment') } }),
  ...both('/document/download/:documentId/:deepLinkCode', ({ document: { id, deepLinkCode } }) => ({
    path: { documentId: id, deepLinkCode },
    body: {},
  })),
  'POST /order/state/cancel': ({ orderId }) => ({ body: { orderId } }),
  'GET /order/download/:orderId/:downloadId': ({ orderId }) => ({
    path: { orderId, downloadId: idOf('download', 'x') },
    status: 404,
  }),
  'DELETE /checkout/cart': () => ({ status: 204 }),

  'POST /product/:id/review': () => ({
    path: { id: productId('12-101') },
    body: { title: 'Gut gekocht', content: text(2000), points: 5 },
  }),
  'POST /newsletter/subscribe': ({ url, email }) => ({
    body: { email, option: 'subscribe', storefrontUrl: url },
  }),
  'POST /newsletter/confirm': () => ({ body: { hash: 'x'.repeat(32), em: 'x'.repeat(40) }, status: 400 }),
  'POST /newsletter/unsubscribe': ({ email }) => ({ body: { email } }),
  'POST /contact-form': ({ email }) => ({ upload: { email, subject: 'Bilder', comment: text(2000) } }),
  'POST /appointment-request': ({ email }) => ({ body: { ...VISIT, email } }),
  'POST /back-in-stock/subscribe': ({ url, email }) => ({
    body: { productId: productId('10-104-CR'), email, storefrontUrl: url },
  }),
  'POST /back-in-stock/confirm': () => ({ body: { hash: 'x'.repeat(64) }, status: 404 }),
  'POST /back-in-stock/unsubscribe': () => ({ body: { hash: 'x'.repeat(64) }, status: 404 }),
  'POST /price-quote': (who) => ({
    body: { items: who.goods.map((id) => ({ id, quantity: 5, note: text(300) })), commission: 'EG' },
    keep: ({ id }) => Object.assign(who, { quoteId: id }),
  }),
  'GET /price-quote': () => ({}),
  'GET /price-quote/:id/pdf': ({ quoteId: id }) => ({ path: { id } }),
  'POST /account/recovery-password': ({ url, email }) => ({ body: { email, storefrontUrl: url } }),
  'POST /account/customer-recovery-is-expired': () => ({ body: { hash: 'x'.repeat(32) }, status: 404 }),
  'POST /account/recovery-password-confirm': () => ({
    body: { hash: 'x'.repeat(32), newPassword: PASSWORD, newPasswordConfirm: PASSWORD },
    status: 410,
  }),
  'POST /account/change-email': ({ email }) => ({
    body: { email: `moved-${email}`, emailConfirmation: `moved-${email}`, password: PASSWORD },
  }),
  'DELETE /account/customer': () => ({}),
};
