import { inLanguage } from '#i18n/locales.ts';
import type { OrderTransactionRow, StoredOrder } from '#store/records/checkout/orders.ts';
import type { MailMessage } from '#store/records/mail/mails.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Cents } from '#values/money.ts';
import { compose, type Draft } from './compose.ts';
import { correspondent, greetingFor, writtenDay } from './fill.ts';
import { links } from './links.ts';
import { moneyIn, orderTable } from './order-table.ts';

/** Confirms an order, in its language. `site`: the shop's address without a slash. Pure. */
export function orderMail(stored: StoredOrder, shopConfig: ShopConfig, site: string): MailMessage {
  const { isGuest } = stored.order.customer;
  const draft = aboutOrder(stored, shopConfig, site);
  return compose(
    {
      ...draft,
      id: isGuest ? 'orderConfirmationGuest' : 'orderConfirmation',
      when: [...(draft.when ?? []), paymentCondition(stored, shopConfig)],
      table: orderTable(stored, shopConfig),
    },
    shopConfig,
  );
}

/** How one payment of an order ended, and when. */
export type PaymentChange = { payment: OrderTransactionRow; outcome: 'paid' | 'failed' | 'cancelled'; now: Date };

/** Tells that the money is here, or that it did not come. Pure. */
export function paymentMail(
  stored: StoredOrder,
  { payment, outcome, now }: PaymentChange,
  shopConfig: ShopConfig,
  site: string,
): MailMessage {
  const { order } = stored;
  const draft = aboutOrder(stored, shopConfig, site);
  const method = shopConfig.paymentMethods.find(({ id }) => id === payment.paymentMethodId);
  const variables = {
    ...draft.variables,
    amount: moneyIn(order.currencyId, shopConfig)(payment.amount.total - creditedOf(stored)),
    date: writtenDay(now, order.locale, shopConfig.shop.timezone),
    paymentMethod: method ? inLanguage(order.locale, method.name) : '',
  };
  return compose({ ...draft, id: mailOf(outcome, order.state), variables }, shopConfig);
}

/** What was taken off the invoice before it was paid. */
const creditedOf = ({ documents }: StoredOrder): Cents =>
  documents.reduce((sum, { type, amount }) => (type === 'credit_note' ? sum + (amount ?? 0) : sum), 0);

/** Money for an order that was called off goes back. */
function mailOf(outcome: PaymentChange['outcome'], state: StoredOrder['order']['state']): string {
  if (outcome !== 'paid') return 'paymentFailed';
  return state === 'cancelled' ? 'paymentToReturn' : 'paymentReceived';
}

/** What every mail about an order needs. */
export function aboutOrder(stored: StoredOrder, shopConfig: ShopConfig, site: string): Omit<Draft, 'id'> {
  const { order, lines, deliveries } = stored;
  const { locale, customer } = order;
  const files = lines.flatMap((line) => line.downloads);
  // an account sees its own orders only, a guest comes by the code
  const to = links(site, locale);
  const orderUrl = customer.isGuest ? to.order(order.deepLinkCode) : to.ownOrder(order.id);
  const isPhysical = hasGoods(stored);
  return {
    locale,
    site,
    to: correspondent(customer),
    greeting: greetingFor(customer, locale, shopConfig),
    variables: {
      orderNumber: order.number,
      orderDate: writtenDay(new Date(order.createdAt), locale, shopConfig.shop.timezone),
      total: moneyIn(order.currencyId, shopConfig)(order.price.total),
      deliveryTime: deliverySpan(deliveries[0], locale, shopConfig),
      iban: shopConfig.shop.legal.bank.iban,
      fileName: files.map(({ fileName, fileExtension }) => `${fileName}.${fileExtension}`).join(', '),
      orderUrl,
      guestOrderUrl: orderUrl,
      downloadUrl: orderUrl,
      paymentUrl: orderUrl,
      changePaymentUrl: orderUrl,
    },
    when: [
      ...(files.length > 0 ? ['download'] : []),
      isPhysical ? 'physical' : 'virtual',
      // what private customers are promised is about goods: return and guarantee
      ...(isPhysical && customer.groupId !== shopConfig.professionalGroupId ? ['private'] : []),
    ],
  };
}

/** From the first to the last day of the delivery; one day when it is one, the method's words without goods. */
export function deliverySpan(
  delivery: StoredOrder['deliveries'][number] | undefined,
  locale: Draft['locale'],
  { deliveryTimes, shop }: ShopConfig,
): string {
  const download = deliveryTimes.find(({ key }) => key === 'download');
  if (!delivery) return download ? inLanguage(locale, download.name) : '';
  const days = [...new Set([delivery.earliest, delivery.latest])];
  return days.map((day) => writtenDay(new Date(`${day}T12:00:00Z`), locale, shop.timezone)).join(' – ');
}

function paymentCondition(stored: StoredOrder, { paymentMethods }: ShopConfig): string {
  const method = paymentMethods.find(({ id }) => id === stored.transactions.at(-1)?.paymentMethodId);
  const invoice = hasGoods(stored) ? 'payment-invoice' : 'payment-invoice-virtual';
  return { invoice, prepayment: 'payment-prepayment' }[method?.key ?? ''] ?? 'payment-online-open';
}

/** Whether anything is sent: an order of downloads hears nothing of parcels. */
const hasGoods = ({ lines }: StoredOrder): boolean =>
  lines.some(({ type, states }) => type !== 'promotion' && !states.includes('is-download'));

/** Who calls an order off: the shop may say why, in the customer's language; `time`: nobody has paid while goods were held. */
export type Cancellation = { by: 'customer' | 'time' } | { by: 'shop'; reason: string | null };

const BY = { customer: 'byCustomer', time: 'byTime', shop: 'byShop' } as const;

/** Tells that an order is called off. Pure. */
export function cancelMail(
  stored: StoredOrder,
  cancellation: Cancellation,
  shopConfig: ShopConfig,
  site: string,
): MailMessage {
  const draft = aboutOrder(stored, shopConfig, site);
  const reason = cancellation.by === 'shop' ? cancellation.reason : null;
  const when = [BY[cancellation.by], ...(reason ? ['reason'] : []), ...(isVoid(stored) ? ['invoiced'] : [])];
  return compose(
    { ...draft, id: 'cancelled', variables: { ...draft.variables, reason: reason ?? '' }, when },
    shopConfig,
  );
}

/** Whether what was invoiced is void; an invoice that was paid is kept, with the credit note that corrects it. */
const isVoid = ({ documents }: StoredOrder): boolean =>
  documents.length > 0 && documents.every(({ type }) => type === 'invoice');

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

/** So much of an invoice is not owed any more; `left` is still to be paid. */
export type CreditChange = RefundChange & { left: Cents };

/** Tells that less is to be paid, or nothing. Pure. */
export function creditMail(
  stored: StoredOrder,
  credit: CreditChange,
  shopConfig: ShopConfig,
  site: string,
): MailMessage {
  const draft = aboutOrder(stored, shopConfig, site);
  const money = moneyIn(stored.order.currencyId, shopConfig);
  const variables = {
    ...draft.variables,
    amount: money(credit.amount),
    left: money(credit.left),
    creditNoteNumber: credit.creditNote ?? '',
  };
  return compose({ ...draft, id: 'credit', variables, when: [credit.left > 0 ? 'left' : 'nothing-left'] }, shopConfig);
}

/** Goods that come back, as their customer is told. */
export type GoodsBack = { number: string; state: string; articles: { article: string; quantity: number }[] };

/** Tells how goods are sent back or, once they are `received`, that they are here. Pure. */
export function returnMail(
  stored: StoredOrder,
  { number, state, articles }: GoodsBack,
  shopConfig: ShopConfig,
  site: string,
): MailMessage {
  const draft = aboutOrder(stored, shopConfig, site);
  const { street, zip, city } = shopConfig.shop.address;
  const variables = {
    ...draft.variables,
    returnNumber: number,
    goods: goodsText(stored, articles),
    address: `${shopConfig.shop.legalName}, ${street}, ${zip} ${city}`,
  };
  return compose({ ...draft, id: state === 'received' ? 'returnReceived' : 'returnRequested', variables }, shopConfig);
}

/** Articles of an order, one a line: `2 × Raclette-Ofen (10-104-GR)`. */
export function goodsText({ lines }: StoredOrder, articles: GoodsBack['articles']): string {
  const labelOf = (article: string) => lines.find(({ payload }) => payload.productNumber === article)?.label ?? '';
  return articles.map(({ article, quantity }) => `${quantity} × ${labelOf(article)} (${article})`).join('\n');
}
