import { idOf } from '#store/id.ts';
import { type Case, many, nested, sending } from '#tests/hostile/a-case.ts';

const id = idOf('product', '41-201');
const line = (more: object) => ({ items: [{ id, referencedId: id, quantity: 1, type: 'product', ...more }] });

/** What changes something: prices of one's own, quantities that are none, values of another kind. */
export const BODIES: Case[] = [
  ...sending('POST /checkout/cart/line-item', [
    ['a price', line({ price: { unitPrice: 0.01 } }), 403],
    ['the definition of a price', line({ priceDefinition: { price: 0.01, quantity: 1, type: 'quantity' } }), 403],
    ['a negative quantity', line({ quantity: -5 }), 400],
    ['none', line({ quantity: 0 }), 400],
    ['half a piece', line({ quantity: 0.5 }), 400],
    ['a quantity in a text', line({ quantity: '1' }), 400],
    ['a quantity of null', line({ quantity: null }), 400],
    ['a quantity of 1e308', line({ quantity: 1e308 }), 400],
    ['a quantity of 2^53', line({ quantity: 2 ** 53 }), 400],
    ['a credit', line({ type: 'credit' }), 400],
    ['a custom line', line({ type: 'custom' }), 400],
    ['a discount', line({ type: 'discount', payload: { value: -100 } }), 400],
    ['a container', line({ type: 'container', children: [] }), 400],
    ['a type that is an object', line({ type: { toString: null } }), 400],
    ['an id that is an object', line({ id: { toString: null } }), 400],
    ['an id of 101 signs', line({ id: 'x'.repeat(101) }), 400],
    ['an item of null', { items: [null] }, 400],
    ['items that are an object', { items: { 0: line({}).items[0] } }, 400],
    ['251 lines', { items: Array.from({ length: 251 }, () => ({ referencedId: id, type: 'product' })) }, 400],
    ['a promotion that is SQL', { items: [{ type: 'promotion', referencedId: "' or 1=1 --" }] }, 200],
    ['a promotion that is a wildcard', { items: [{ type: 'promotion', referencedId: '%' }] }, 200],
    ['a payload 5000 deep', line({ payload: nested(5000, (inner) => ({ a: inner })) }), 200],
  ]),
  ...sending('POST /checkout/cart/line-item/delete', [
    ['an id that can’t be a text', { ids: [{ toString: null }] }, 404],
    ['an id that is a list', { ids: [[['x']]] }, 404],
    ['an id that is null', { ids: [null] }, 404],
    ['ids that are a text', { ids: 'x' }, 400],
    ['10,000 ids', { ids: many(10_000, 'x') }, 404],
  ]),
  ...sending('DELETE /checkout/cart/line-item', [
    ['an id that can’t be a text', { ids: [{ toString: null }] }, 404],
    ['nothing', {}, 400],
  ]),
  ...sending('PATCH /checkout/cart/line-item', [
    ['an id that can’t be a text', { items: [{ id: { toString: null }, quantity: 1 }] }, 400],
    ['a line of nobody', { items: [{ id: 'x', quantity: 1 }] }, 404],
  ]),
  ...sending('PATCH /context', [
    ['a group of one’s own', { customerGroupId: 'f'.repeat(32), taxState: 'net' }, 200],
    ['a currency of nobody', { currencyId: 'f'.repeat(32) }, 400],
    ['an address of somebody', { billingAddressId: 'f'.repeat(32) }, 403],
    ['a language that is an object', { languageId: { toString: null } }, 400],
    ['a list', '[1]', 400],
  ]),
  ...sending('POST /account/login', [
    ['a name that is an object', { username: { a: 1 }, password: [1] }, 401],
    ['a name that is SQL', { username: "' or 1=1 --", password: "' or 1=1 --" }, 401],
    ['nothing', {}, 401],
    ['a password of 60,000 signs', { username: 'a@example.com', password: 'x'.repeat(60_000) }, 401],
  ]),
  ...sending('POST /account/register', [
    ['nothing', {}, 400],
    ['an address with a second line', { email: 'a@example.com\r\nBcc: x@example.com' }, 400],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 400],
    ['an address in brackets', { email: '<a@example.com>' }, 400],
    ['an address with NUL', { email: 'a@example.com\u0000' }, 400],
    ['an address that is an object', { email: { toString: null } }, 400],
  ]),
  ...sending('POST /account/recovery-password', [
    ['a way to somebody else', { email: 'a@example.com', storefrontUrl: 'https://evil.example' }, 400],
    ['a way that is a script', { email: 'a@example.com', storefrontUrl: 'javascript:alert(1)' }, 400],
  ]),
  ...sending('POST /newsletter/subscribe', [
    [
      'a way to somebody else',
      { email: 'a@example.com', option: 'subscribe', storefrontUrl: 'https://evil.example' },
      400,
    ],
    ['an option that is an object', { email: 'a@example.com', option: { toString: null } }, 400],
  ]),
  ...sending('POST /handle-payment', [
    ['an order that can’t be a text', { orderId: { toString: 1 } }, 400],
    ['an order of nobody', { orderId: 'f'.repeat(32), finishUrl: 'https://evil.example' }, 404],
    ['10,000 signs', { orderId: 'x'.repeat(10_000) }, 400],
  ]),
  ...sending('POST /order', [
    ['a filter that is a map of maps', { filter: { a: { b: 1 } } }, 400],
    ['all orders', {}, 403],
    ['a code of null', { filter: [{ type: 'equals', field: 'deepLinkCode', value: null }] }, 403],
    [
      'a code in a filter of filters',
      { filter: [{ type: 'or', queries: [{ type: 'equals', field: 'deepLinkCode', value: 'x' }] }] },
      403,
    ],
    [
      'a proof that is a list',
      { filter: [{ type: 'equals', field: 'deepLinkCode', value: 'x'.repeat(32) }], email: ['a'], zipcode: { a: 1 } },
      403,
    ],
  ]),
  ...sending('POST /account/address', [['nobody’s', { firstName: {} }, 403]]),
  ...sending('POST /account/customer', [['nobody’s', {}, 403]]),
  ...sending('POST /account/list-address', [['nobody’s, sorted by long paths', { sort: 'a.'.repeat(500) }, 403]]),
  ...sending('POST /contact-form', [
    ['nothing', {}, 400],
    ['a subject that is an object', { subject: { toString: null }, comment: { a: 1 } }, 400],
  ]),
  ...sending(`POST /product/${id}/review`, [['nobody’s', { title: 'x', content: 'x', points: 5 }, 403]]),
  ...sending(`POST /product/${id}/find-variant`, [
    ['options that are a text', { options: 'x' }, 400],
    ['options that are a prototype', '{"options":{"__proto__":"x"}}', 404],
    ['500 options', { options: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`g${at}`, 'x'])) }, 404],
  ]),
];
