import { formatDate, formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Order } from '#store-api/contract/order.ts';
import { cents } from '#values/money.ts';
import { statusOf } from './order-status.ts';

/** One line of the table of orders, in words. */
export type OrderRow = {
  number: string;
  href: string;
  date: string;
  status: string;
  /** The mark before the standing: all is well, something is to be done, it is over. */
  tone: '' | 'low' | 'out';
  amount: string;
  invoice: { label: string; href: string } | undefined;
};

export function orderRow(locale: Locale, order: Order): OrderRow {
  const t = wordsOf(locale, 'account');
  const { kind, state, tone } = statusOf(order);
  const invoice = order.documents?.find(({ documentType }) => documentType?.technicalName === 'invoice');
  return {
    number: order.orderNumber,
    href: paths.accountOrder(locale, order.id),
    date: order.orderDateTime ? formatDate(locale, order.orderDateTime, 'short') : '',
    status: t.maybe(`state-${kind}-${state}`) ?? state,
    tone,
    amount: formatMoney(locale, cents(order.amountTotal), order.currency?.isoCode),
    invoice: invoice && {
      label: t('orderInvoice', { number: invoice.documentNumber ?? order.orderNumber }),
      href: paths.accountOrderFile(locale, order.id, 'document', invoice.id),
    },
  };
}
