import { refuse, type Violation, violate } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { readReceipt } from '#store/order-state/transition.ts';
import { mailConfirmation, mailPayment, mailShipped } from '#store/outbox/mail-order.ts';
import type { OrderAddress } from '#store/records/checkout/customers.ts';
import { addOrderNote } from '#store/records/checkout/order-notes.ts';
import { deleteOrderAddress, redirectDelivery } from '#store/records/checkout/orders.ts';
import { decisivePayment } from '#store/rules/order/states.ts';
import { readAddress } from '#store/shopper/address.ts';
import type { Store } from '#store/store.ts';
import { orderWithNumber } from './by-number.ts';

/** Fields of an address that may be corrected; what is left out stays. The country stays: tax and shipping depend on it. */
export type AddressCorrection = Partial<Omit<OrderAddress, 'countryId' | 'countryStateId' | 'salutationId'>>;

/**
 * Corrects where the goods of an order go, while they are here. The address of the bill stays as it was invoiced.
 * @throws 404 no such order; 400 they have left, or violations
 */
export async function correctAddress(store: Store, number: string, correction: AddressCorrection): Promise<void> {
  await store.records.transaction(async (tx) => {
    const stored = await orderWithNumber(tx, number);
    const before = stored.addresses.find(({ id }) => id === stored.deliveries[0]?.addressId);
    if (!before)
      throw isTooLate('STORE__NOTHING_TO_SHIP', number, `Order ${number} has nothing to ship: it consists of files.`);
    const violations: Violation[] = [];
    const address = readAddress(store.shopConfig, { ...before.address, ...correction }, '', violations);
    if (violations.length > 0) throw violate(violations);
    const row = { id: newId(), orderId: stored.order.id, address };
    if (!(await redirectDelivery(tx, stored.order.id, row)))
      throw isTooLate(
        'STORE__PARCEL_NOT_HERE',
        number,
        `The address of order ${number} can't change any more: its parcel is not here.`,
      );
    if (before.id !== stored.order.billingAddressId) await deleteOrderAddress(tx, before.id);
  });
}

/** Longest note, in characters. */
const LONGEST_NOTE = 2000;

/** Notes something beside an order that no customer reads. @throws 404 no such order; 400 an empty note, or a long one */
export async function noteOrder(store: Store, number: string, text: string, now: Date): Promise<void> {
  const note = text.trim();
  if (note === '' || note.length > LONGEST_NOTE)
    throw refuse(400, 'STORE__NOTE_LENGTH', `A note has from 1 to ${LONGEST_NOTE} characters.`);
  await store.records.transaction(async (tx) => {
    const { order } = await orderWithNumber(tx, number);
    await addOrderNote(tx, order.id, note, now);
  });
}

/** Mails of an order that can be sent again. */
export const MAILS_OF_ORDER = ['confirmation', 'payment', 'shipment'] as const;

type MailOfOrder = (typeof MAILS_OF_ORDER)[number];

/** Sends a mail of an order again, as the order stands now. @throws 404 no such order; 400 what it tells has not happened */
export async function mailAgain(store: Store, number: string, mail: MailOfOrder, now: Date): Promise<void> {
  await store.records.transaction(async (tx) => {
    const stored = await orderWithNumber(tx, number);
    if (mail === 'confirmation') return mailConfirmation(store, tx, stored);
    if (mail === 'shipment') {
      const [delivery] = stored.deliveries;
      if (delivery?.state !== 'shipped')
        throw isTooLate('STORE__NOT_SHIPPED', number, `Order ${number} is not shipped.`);
      return mailShipped(store, tx, stored, { trackingCodes: delivery.trackingCodes, now });
    }
    const [payment, receipt] = [decisivePayment(stored.transactions), await readReceipt(tx, stored)];
    if (!payment || !receipt) throw isTooLate('CHECKOUT__ORDER_NOT_PAID', number, `Order ${number} is not paid.`);
    return mailPayment(store, tx, stored, { payment, outcome: 'paid', now: new Date(receipt.at) });
  });
}

const isTooLate = (code: string, number: string, sentence: string) => refuse(400, code, sentence, { number });
