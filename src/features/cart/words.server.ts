import { CART_FAILURE_WORDS, FAILURE_WORDS } from '#features/session/problems.ts';
import type { Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MatchOf } from '#i18n/namespaces.ts';
import { mergeSlices, sliceOf } from '#i18n/words.ts';

/** A product page's button, before and after the press. */
export const ADD_WORDS = [
  ...(['add', 'adding', 'addFailed', 'quantityLabel'] as const),
  ...(['quantityIncrease', 'quantityDecrease', 'quantityIncreaseBy', 'quantityDecreaseBy'] as const),
] as const;

/** Every kind of message that a server may send: their keys have hyphens. */
export const MESSAGE_WORDS = [
  'messagesTitle',
  'product-*',
  'quantity-changed',
  'min-order-quantity',
  'purchase-steps-quantity',
  'shipping-*',
  'payment-*',
  'promotion-*',
  'promotions-*',
  'auto-promotion-*',
  'billing-*',
  'salutation-missing*',
  'country-region-*',
  'checkout-gateway-error',
  'cart-merged-hint',
  'error-unknown',
] as const;

/** The rows under the lines. */
export const SUM_WORDS = [
  'subtotal*',
  'shipping',
  'shippingEstimate',
  'shippingDiscount',
  'netTotal',
  'vat*',
  'rounding',
  'total*',
  'promoRemove',
] as const;

/** The field for a code. */
export const CODE_WORDS = ['promo*'] as const;

/** Lines, sums and what can be done with them. */
export const CART_WORDS = [
  ...SUM_WORDS,
  ...CODE_WORDS,
  ...(['keep*', 'offered*', 'saved*', 'empty*', 'shipping*', 'quantity*', 'remove*', 'load*'] as const),
  ...(['title', 'linesLabel', 'summary', 'undo', 'updating', 'continueShopping', 'toCheckout'] as const),
  ...(['virtualNote', 'view', 'added'] as const),
] as const;

/** Keys of `common` that lines and notifications need besides. */
export const COMMON_WORDS = ['priceEach', 'remove', 'notificationClose', 'free'] as const;

export type AddWords = Slice<(typeof ADD_WORDS)[number] | 'rateLimit'>;
export type CodeWords = Slice<MatchOf<'cart', (typeof CODE_WORDS)[number]>>;
export type SumWords = Slice<MatchOf<'cart', (typeof SUM_WORDS)[number]> | 'free'>;
export type CartWords = ReturnType<typeof cartWords>;
export type PanelWords = ReturnType<typeof panelWords>;

/** Every word of the cart's page. */
export const cartWords = (locale: Locale) =>
  mergeSlices(
    sliceOf(locale, 'cart', [...CART_WORDS, ...MESSAGE_WORDS]),
    sliceOf(locale, 'common', COMMON_WORDS),
    sliceOf(locale, 'connection', [...FAILURE_WORDS, ...CART_FAILURE_WORDS]),
  );

/** The few words that the panel carries on every page; the rest is a file of its own (`panel.store.ts`). */
export const panelWords = (locale: Locale) =>
  mergeSlices(
    sliceOf(locale, 'cart', ['title', 'panelClose']),
    sliceOf(locale, 'common', COMMON_WORDS),
    sliceOf(locale, 'connection', ['retry', 'failed']),
  );
