import { inLanguage } from '#i18n/locales.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { OrderTransactionRow, StoredOrder } from '#store/records/checkout/orders.ts';
import type { Cents } from '#values/money.ts';
import { compose } from './compose.ts';
import type { Letter } from './letter.ts';
import { moneyIn } from './money.ts';
import { aboutOrder } from './order-mail.ts';

/** So much of a payment goes back, and the number of the credit note for it. */
export type RefundNews = { payment: OrderTransactionRow; amount: Cents; creditNote: string | null };

/** Tells that money is on its way back. Pure. */
export function refundMail(stored: StoredOrder, news: RefundNews, facts: ShopFacts, site: string): Letter {
  const { order } = stored;
  const draft = aboutOrder(stored, facts, site);
  const method = facts.paymentMethods.find(({ id }) => id === news.payment.paymentMethodId);
  const gaps = {
    ...draft.gaps,
    amount: moneyIn(order.currencyId, facts)(news.amount),
    paymentMethod: method ? inLanguage(order.locale, method.name) : '',
    creditNoteNumber: news.creditNote ?? '',
  };
  return compose({ ...draft, id: 'refund', gaps, when: news.creditNote ? ['credit-note'] : [] }, facts);
}
