import { aGuest, PASSWORD, productId } from '#tests/support/shopper.ts';
import { EMAIL, type Try } from './strangers.ts';

const OVEN = productId('14-101');
/** The body of a review. */
const aReview = (more: object = {}) => ({ title: 'x', content: 'x'.repeat(60), points: 5, ...more });
/** The body of a registration. */
const anAccount = (more: object = {}) =>
  aGuest({ guest: false, email: 'new@example.com', password: PASSWORD, ...more });
const aPassword = { newPassword: 'a'.repeat(10), newPasswordConfirm: 'a'.repeat(10) };
const someone = { firstName: 'E', lastName: 'E' };

/** What one is not, or may not be. */
export const PRETENCES: Try[] = [
  ['guest', 'to keep a wish', `POST /customer/wishlist/add/${productId('41-201')}`, {}, 403],
  [
    'guest',
    'to change a password',
    'POST /account/change-password',
    { password: 'a', newPassword: 'aaaaaaaa', newPasswordConfirm: 'aaaaaaaa' },
    403,
  ],
  [
    'guest',
    'to change an e-mail address',
    'POST /account/change-email',
    { email: EMAIL, emailConfirmation: EMAIL, password: 'a' },
    403,
  ],
  ['guest', 'to write a review', `POST /product/${OVEN}/review`, aReview(), 403],
  [
    'guest',
    'to become the customer of a taken address',
    'POST /account/register',
    aGuest({ guest: false, email: EMAIL, password: PASSWORD }),
    400,
  ],
  ['customer', 'to change a review', `POST /product/${OVEN}/review`, ({ review }) => aReview({ id: review }), 400],
  [
    'nobody',
    'unread reviews by association',
    'POST /product',
    { ids: [OVEN], associations: { productReviews: {} } },
    200,
  ],
  [
    'nobody',
    'unread reviews by filter',
    `POST /product/${OVEN}/reviews`,
    { filter: [{ type: 'equals', field: 'status', value: false }] },
    200,
  ],
  [
    'nobody',
    'orders by a filter of products',
    'POST /product',
    { filter: [{ type: 'equals', field: 'orderLineItems.order.orderCustomer.email', value: EMAIL }] },
    400,
  ],
  [
    'nobody',
    'customers by an association of countries',
    'POST /country',
    { associations: { customerAddresses: {} } },
    200,
  ],
  [
    'customer',
    'to take the address of somebody',
    'POST /account/change-email',
    { email: EMAIL, emailConfirmation: EMAIL, password: PASSWORD },
    400,
  ],
  [
    'customer',
    'to change an e-mail address without the password',
    'POST /account/change-email',
    { email: 'e@example.com', emailConfirmation: 'e@example.com', password: 'falsch-falsch' },
    400,
  ],
  [
    'customer',
    'to give an address an owner',
    'POST /account/address',
    ({ address }) => ({
      ...aGuest().billingAddress,
      ...someone,
      id: address,
      customerId: 'f'.repeat(32),
    }),
    200,
  ],
  [
    'customer',
    'to be somebody else',
    'POST /account/change-profile',
    {
      ...someone,
      id: 'f'.repeat(32),
      customerNumber: '1',
      email: EMAIL,
      groupId: 'f'.repeat(32),
      guest: true,
    },
    200,
  ],
  [
    'customer',
    'a trade of their own',
    'POST /account/change-profile',
    { ...someone, customFields: { hof_trade: { toString: null } } },
    400,
  ],
  [
    'nobody',
    'to be a professional from the start',
    'POST /account/register',
    anAccount({
      groupId: 'f'.repeat(32),
      id: 'f'.repeat(32),
      active: true,
      customerNumber: '1',
    }),
    200,
  ],
  ['nobody', 'an account type of their own', 'POST /account/register', anAccount({ accountType: 'admin' }), 400],
  [
    'nobody',
    'a VAT number that is none',
    'POST /account/register',
    anAccount({
      accountType: 'business',
      company: 'x',
      vatIds: ["' or 1=1"],
    }),
    400,
  ],
  ['nobody', 'a password of seven signs', 'POST /account/register', anAccount({ password: '1234567' }), 400],
  ['nobody', 'a password of 4097 signs', 'POST /account/register', anAccount({ password: 'x'.repeat(4097) }), 400],
  ...['http://evil.example', 'www.evil.example', 'evil.example/x', 'a\u202eb', 'a\nb', '\u001b[2J'].map(
    (firstName): Try => [
      'nobody',
      `a name of ${JSON.stringify(firstName)}`,
      'POST /account/register',
      aGuest({ firstName }),
      400,
    ],
  ),
  [
    'nobody',
    'a new password by a link of nobody',
    'POST /account/recovery-password-confirm',
    { hash: 'x'.repeat(32), ...aPassword },
    410,
  ],
  [
    'nobody',
    'a new password by an object',
    'POST /account/recovery-password-confirm',
    { hash: { $ne: '' }, ...aPassword },
    400,
  ],
  [
    'nobody',
    'to confirm a registration by an object',
    'POST /account/register-confirm',
    { hash: { $ne: '' }, em: { $ne: '' } },
    404,
  ],
  ['nobody', 'to confirm a newsletter by a link of nobody', 'POST /newsletter/confirm', { hash: 'x', em: 'y' }, 400],
  ...[
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost@evil.example/',
    'http://localhost.evil.example/',
    'data:text/html,x',
    ' https://evil.example',
  ].map(
    (finishUrl): Try => [
      'nobody',
      `a payment that leads to ${finishUrl}`,
      'POST /handle-payment',
      ({ unpaid }) => ({ orderId: unpaid.id, finishUrl, errorUrl: finishUrl }),
      400,
    ],
  ),
  ...[0, 6, -1, Number.NaN, 1e9, null, '5; drop table review'].map(
    (points): Try => [
      'customer',
      `a review of ${points} points`,
      `POST /product/${OVEN}/review`,
      aReview({ points }),
      400,
    ],
  ),
  [
    'nobody',
    'six promotion codes in one call',
    'POST /checkout/cart/line-item',
    { items: Array.from({ length: 6 }, (_, at) => ({ type: 'promotion', referencedId: `A${at}` })) },
    400,
  ],
  ['nobody', 'an order with the hash of another cart', 'POST /checkout/order', { hash: 'x' }, 403],
];
