import type { Slice } from '#i18n/format-message.ts';

/** The keys of `cart` that the parts show; a page hands them to `sliceOf(locale, 'cart', …)`. */

/** `ADD_WORDS` of cart, `rateLimit` of connection. */
export type AddWords = Slice<(typeof ADD_WORDS)[number] | 'rateLimit'>;

/** `PANEL_WORDS` of cart, `COMMON_WORDS` of common, `retry` and `failed` of connection. */
export type PanelWords = Slice<(typeof PANEL_WORDS | typeof COMMON_WORDS)[number] | 'retry' | 'failed'>;

/** `CODE_WORDS` of cart. */
export type CodeWords = Slice<(typeof CODE_WORDS)[number]>;

/** `SUM_WORDS` of cart, `free` of common. */
export type SumWords = Slice<(typeof SUM_WORDS)[number] | 'free'>;

/** `CART_WORDS` and `MESSAGE_WORDS` of cart, `COMMON_WORDS` of common, `FAILURE_WORDS` and `CART_FAILURE_WORDS` of connection. */
export type CartWords = Slice<
  (typeof CART_WORDS | typeof MESSAGE_WORDS | typeof COMMON_WORDS)[number] | 'retry' | 'failed'
>;

/** A product page's button, before and after the press. */
export const ADD_WORDS = [
  'add',
  'adding',
  'addFailed',
  'quantityLabel',
  'quantityIncrease',
  'quantityDecrease',
  'quantityIncreaseBy',
  'quantityDecreaseBy',
] as const;

/** What the panel in every header needs before it is opened; the rest is a file of its own (`panel.store.ts`). */
export const PANEL_WORDS = ['title', 'panelClose'] as const;

/** Keys of `common` that lines and notifications need besides. */
export const COMMON_WORDS = ['priceEach', 'remove', 'notificationClose', 'free'] as const;

/** Every kind of message that a server may send. */
export const MESSAGE_WORDS = [
  'messagesTitle',
  'product-not-found',
  'product-not-found-named',
  'product-out-of-stock',
  'product-stock-reached',
  'product-stock-reached-several',
  'product-stock-reached-unknown',
  'quantity-changed',
  'min-order-quantity',
  'purchase-steps-quantity',
  'shipping-method-blocked',
  'payment-method-blocked',
  'shipping-method-changed',
  'shipping-method-changed-unnamed',
  'payment-method-changed',
  'payment-method-changed-unnamed',
  'promotion-not-found',
  'promotion-not-eligible',
  'promotion-excluded',
  'promotion-discount-added',
  'promotion-discount-deleted',
  'promotion-discount-deleted-unnamed',
  'promotion-conflict',
  'auto-promotion-not-found',
  'auto-promotion-not-found-unnamed',
  'promotions-on-cart-price-zero-error',
  'shipping-address-blocked',
  'billing-address-blocked',
  'shipping-address-invalid',
  'billing-address-invalid',
  'salutation-missing',
  'salutation-missing-profile',
  'salutation-missing-billing-address',
  'salutation-missing-shipping-address',
  'country-region-missing-billing-address',
  'country-region-missing-shipping-address',
  'checkout-gateway-error',
  'cart-merged-hint',
  'error-unknown',
] as const;

/** The rows under the lines. */
export const SUM_WORDS = [
  'subtotalIncl',
  'subtotalExcl',
  'shipping',
  'shippingEstimate',
  'shippingDiscount',
  'netTotal',
  'vatOf',
  'vatPlus',
  'rounding',
  'total',
  'totalIncl',
  'promoRemove',
] as const;

/** A cart that is shared, or kept for later. */
const LATER_WORDS = [
  'keepTitle',
  'keepLink',
  'keepHint',
  'keepCut',
  'keepCopy',
  'keepShare',
  'keepCopied',
  'keepCopyFailed',
  'keepSave',
  'keepSaved',
  'keepSaveFailed',
  'offeredTitle',
  'offeredText',
  'offeredAdd',
  'offeredDecline',
  'offeredSoldOut',
  'offeredGone',
  'offeredNothing',
  'offeredCut',
  'offeredBroken',
  'offeredLoading',
  'offeredFailed',
  'offeredClose',
  'savedTitle',
  'savedHint',
  'savedOn',
  'savedMore',
  'savedView',
  'savedViewLabel',
  'savedRemoveLabel',
] as const;

/** The field for a code. */
export const CODE_WORDS = ['promoTitle', 'promoLabel', 'promoHint', 'promoApply', 'promoEmpty', 'promoKept'] as const;

/** Lines, sums and what can be done with them. */
export const CART_WORDS = [
  ...SUM_WORDS,
  ...LATER_WORDS,
  ...CODE_WORDS,
  'title',
  'linesLabel',
  'summary',
  'removed',
  'undo',
  'updating',
  'loading',
  'loadFailed',
  'updateFailed',
  'emptyTitle',
  'emptyText',
  'emptyAction',
  'continueShopping',
  'toCheckout',
  'quantityLabel',
  'quantityIncrease',
  'quantityDecrease',
  'quantityIncreaseBy',
  'quantityDecreaseBy',
  'quantityNow',
  'quantityCorrected',
  'quantityMin',
  'quantityMax',
  'quantitySteps',
  'removeLabel',
  'virtualNote',
  'shippingFree',
  'shippingMissing',
  'shippingReached',
  'shippingCountry',
  'promoRemoved',
  'view',
  'added',
] as const;
