import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Placed } from './order.server.ts';

/** What a page of a placed order says: its heading, its first sentence, and whether a parcel follows. */
export type OrderWords = { title: string; text: string; hasSteps: boolean };

/**
 * The words of an order whose payment has not failed: paid, being paid, waiting for the payment page, or ordered and paid
 * later. Nobody is thanked while a payment page waits; an order of downloads is told nothing of parcels. Pure.
 * `isBack`: from the payment page, whose provider may tell the shop later than the shopper.
 */
export function orderWords(locale: Locale, placed: Placed, { isBack = false } = {}): OrderWords {
  const t = wordsOf(locale, 'checkout');
  const { order, money } = placed;
  const isWaiting = placed.isDue && !isBack;
  const state = money ?? (isWaiting ? 'notPaid' : 'success');
  const { number, email } = order;
  const [title, text] = (order.isVirtual ? DOWNLOADS : GOODS)[state];
  return {
    title: t(title, { name: order.firstName }),
    text: t(text, { number, email }),
    hasSteps: !order.isVirtual && !isWaiting,
  };
}

const GOODS = {
  paid: ['paidTitle', 'paidText'],
  paying: ['payingTitle', 'payingText'],
  notPaid: ['notPaidTitle', 'notPaidText'],
  success: ['successTitle', 'successText'],
} as const;

const DOWNLOADS = {
  paid: ['paidTitle', 'downloadPaidText'],
  paying: ['payingTitle', 'downloadPayingText'],
  notPaid: ['notPaidTitle', 'notPaidText'],
  success: ['successTitle', 'downloadSuccessText'],
} as const;
