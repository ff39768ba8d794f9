/**
 * What the shop has to be able to say, by its number in the requirements: keys as `namespace:key`, plurals by
 * their stem. `literal` is a text that the specification gives word for word, in the language in which it gives it.
 */
export interface Demand {
  number: string;
  what: string;
  keys: string[];
  literal?: { 'en-US'?: string; de?: string };
}

const validation = (...keys: string[]) => keys.map((key) => `validation:${key}`);
const connection = (...keys: string[]) => keys.map((key) => `connection:${key}`);
const cart = (...keys: string[]) => keys.map((key) => `cart:${key}`);
const pages = (...keys: string[]) => keys.map((key) => `errorPages:${key}`);

export const DEMANDS: Demand[] = [
  {
    ...{ number: 'E1', what: 'a field is required', keys: validation('required') },
    literal: { 'en-US': '*This field is required', de: '*Dieses Feld ist erforderlich' },
  },
  {
    number: 'E1',
    what: 'a value is required',
    keys: validation('requiredValue'),
    literal: { de: '*Der Wert ist erforderlich' },
  },
  { number: 'E2', what: 'e-mail', keys: validation('email'), literal: { 'en-US': 'Invalid e-mail address' } },
  {
    ...{ number: 'E3', what: 'terms', keys: validation('terms') },
    literal: { 'en-US': 'Agreement to the general terms and conditions is required.' },
  },
  {
    ...{ number: 'E4', what: 'an order wants a login', keys: validation('loginRequired') },
    literal: { 'en-US': 'You must be logged-in before submitting an order.' },
  },
  {
    ...{ number: 'E5', what: 'two passwords', keys: validation('passwordsMatch') },
    literal: { de: 'Die Passwörter stimmen nicht überein.' },
  },
  { number: 'E6', what: 'age', keys: validation('age') },
  {
    number: 'E7',
    what: 'every validator',
    keys: validation(
      ...['minLength', 'maxLength', 'between', 'minValue', 'maxValue', 'integer', 'decimal', 'numeric'],
      ...['alphabetic', 'alphanumeric', 'url', 'ipAddress', 'macAddress', 'sameAs'],
    ),
  },
  {
    number: 'E8',
    what: 'a file is too large',
    keys: ['contact:fileTooLarge', 'contact:fileType', 'contact:uploadFailed'],
  },
  {
    number: 'E9',
    what: 'violations at their field',
    keys: validation(
      ...[
        'CUSTOMER_EMAIL_NOT_UNIQUE',
        'IS_BLANK_ERROR',
        'TOO_LOW_ERROR',
        'TOO_SHORT_ERROR',
        'STRICT_CHECK_FAILED_ERROR',
      ].map((code) => `violation-${code}`),
      ...['CUSTOMER_PASSWORD_NOT_CORRECT', 'VAT_ID_FORMAT_NOT_CORRECT', 'ZIP_CODE_INVALID', 'unknown'].map(
        (code) => `violation-${code}`,
      ),
    ),
  },
  { number: 'E10', what: 'a quantity', keys: connection('error-CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY') },
  {
    number: 'E11',
    what: 'a choice without an id',
    keys: validation('needShippingMethodId', 'needPaymentMethodId', 'needShippingAddressId', 'needBillingAddressId'),
  },
  { number: 'E12', what: 'a blank field with its detail', keys: validation('violation-IS_BLANK_ERROR-detail') },
  { number: 'E14', what: 'the robot check', keys: ['captcha:label', 'captcha:privacy', 'captcha:service'] },
  {
    number: 'H2',
    what: 'every message of the cart',
    keys: cart(
      ...['product-stock-reached', 'product-stock-reached-several', 'product-out-of-stock', 'quantity-changed'],
      ...['min-order-quantity', 'purchase-steps-quantity', 'product-not-found', 'product-not-found-named'],
      ...['shipping-method-blocked', 'shipping-method-changed', 'payment-method-blocked', 'payment-method-changed'],
      ...['promotion-not-found', 'promotion-not-eligible', 'promotion-excluded', 'auto-promotion-not-found'],
      ...['promotion-conflict', 'promotion-discount-deleted', 'promotions-on-cart-price-zero-error'],
      ...['shipping-address-blocked', 'billing-address-blocked', 'shipping-address-invalid', 'billing-address-invalid'],
      ...['cart-merged-hint', 'salutation-missing', 'salutation-missing-profile', 'error-unknown'],
    ),
  },
  {
    ...{ number: 'H3', what: 'a wrong login', keys: connection('error-CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS') },
    literal: { 'en-US': 'Invalid username and/or password.' },
  },
  {
    number: 'H3',
    what: 'something went wrong',
    keys: connection('wentWrong'),
    literal: { 'en-US': 'Unfortunately, something went wrong.' },
  },
  {
    number: 'H3',
    what: 'everything else',
    keys: connection('failed', 'retry', 'unreachable', 'error-CHECKOUT__CUSTOMER_NOT_LOGGED_IN'),
  },
  { number: 'H4', what: 'newsletter', keys: ['newsletter:notSubscribed', 'newsletter:linkInvalid'] },
  {
    number: 'H5',
    what: 'the pages of errors',
    keys: [404, 408, 500, 502, 503].flatMap((status) =>
      pages(...['title', 'text', 'action'].map((part) => `${status}-${part}`)),
    ),
  },
  { number: 'H6', what: 'no such page', keys: pages('404-message') },
  { number: 'H8', what: 'no key', keys: ['captcha:noKey'], literal: { 'en-US': 'No key provided' } },
  { number: 'H8', what: 'no version', keys: ['captcha:noVersion'], literal: { 'en-US': 'No version provided' } },
  { number: 'H8', what: 'no script', keys: ['captcha:loadFailed'], literal: { 'en-US': 'Failed to load script' } },
  { number: 'H8', what: 'no answer', keys: ['captcha:executeFailed'], literal: { 'en-US': 'Failed to execute' } },
  {
    number: 'H10',
    what: 'how many seconds to wait',
    keys: [...connection('rateLimit', 'error-CHECKOUT__CUSTOMER_AUTH_THROTTLED'), 'newsletter:throttled'],
  },
];
