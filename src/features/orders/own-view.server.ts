import { type OrderFile, orderView } from '#features/checkout/order/order-view.server.ts';
import { decisivePayment, isOnline } from '#features/checkout/order/payment.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Order } from '#store-api/contract/order.ts';
import { isCancellable, isPaymentOpen } from './order-status.ts';

/** An order of the account, in words. */
export function ownView(locale: Locale, order: Order, isChangeable: boolean) {
  const t = wordsOf(locale, 'account');
  const view = orderView(order, locale);
  return {
    ...view,
    title: t('orderTitle', { number: order.orderNumber }),
    text: order.orderDateTime ? t('orderFrom', { date: formatDate(locale, order.orderDateTime) }) : '',
    details: [...standings(locale, order), ...view.details],
    documents: documentsOf(locale, order),
    trackingLinks: trackingLinksOf(order),
    comment: typeof order.customerComment === 'string' ? order.customerComment : '',
    canCancel: isCancellable(order),
    canPay: isChangeable && isPaymentOpen(order),
    payLabel: t(isOnline(order) === false ? 'orderPaymentChange' : 'orderPayNow'),
    canRepeat: (order.lineItems ?? []).some(({ type, productId }) => type === 'product' && productId),
  };
}

function standings(locale: Locale, order: Order) {
  const t = wordsOf(locale, 'account');
  const states = [
    { kind: 'order', name: t('orderStatus'), state: order.stateMachineState },
    { kind: 'transaction', name: t('orderPay'), state: decisivePayment(order)?.stateMachineState },
    { kind: 'delivery', name: t('orderDelivery'), state: order.deliveries?.[0]?.stateMachineState },
  ];
  return states.flatMap(({ kind, name, state }) => {
    const text = state && (t.maybe(`state-${kind}-${state.technicalName}`) ?? state.translated?.name ?? state.name);
    return text ? [{ name, text }] : [];
  });
}

const documentsOf = (locale: Locale, { id, documents, orderNumber }: Order): OrderFile[] =>
  (documents ?? []).map((document) => ({
    label: `${document.config?.title ?? document.documentType?.name ?? ''} ${document.documentNumber ?? orderNumber}, PDF`,
    href: paths.accountOrderFile(locale, id, 'document', document.id),
  }));

/** The numbers of the parcels, with the carrier's own page where the way to ship has one. */
function trackingLinksOf({ deliveries }: Order) {
  return (deliveries ?? []).flatMap(({ trackingCodes, shippingMethod }) => {
    const page = shippingMethod?.trackingUrl;
    const at = typeof page === 'string' && page.startsWith('https://') ? page : undefined;
    return (trackingCodes ?? []).map((code) => ({ code, href: at?.replace('%s', encodeURIComponent(code)) }));
  });
}
