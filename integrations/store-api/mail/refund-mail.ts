import { inLanguage } from '#i18n/locales.ts';
import type { OrderTransactionRow, StoredOrder } from '#store/records/checkout/orders.ts';
import type { MailMessage } from '#store/records/mail/mail-message.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Cents } from '#values/money.ts';
import { compose } from './compose.ts';
import { moneyIn } from './money.ts';
import { aboutOrder } from './order-mail.ts';

/** So much of a payment goes back, and the number of the credit note for it. */
export type RefundChange = { payment: OrderTransactionRow; amount: Cents; creditNote: string | null };

/** Tells that money is on its way back. Pure. */
export function refundMail(
  stored: StoredOrder,
  refund: RefundChange,
  shopConfig: ShopConfig,
  site: string,
): MailMessage {
  const { order } = stored;
  const draft = aboutOrder(stored, shopConfig, site);
  const method = shopConfig.paymentMethods.find(({ id }) => id === refund.payment.paymentMethodId);
  const variables = {
    ...draft.variables,
    amount: moneyIn(order.currencyId, shopConfig)(refund.amount),
    paymentMethod: method ? inLanguage(order.locale, method.name) : '',
    creditNoteNumber: refund.creditNote ?? '',
  };
  return compose({ ...draft, id: 'refund', variables, when: refund.creditNote ? ['credit-note'] : [] }, shopConfig);
}
