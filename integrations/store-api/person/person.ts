import { refuse } from '#store/errors.ts';
import { newLinkCode } from '#store/id.ts';
import { type CustomerRow, deleteCustomer } from '#store/records/checkout/customers.ts';
import { forgetOrderNotes } from '#store/records/checkout/order-notes.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { forgetSessionsOf } from '#store/records/checkout/sessions.ts';
import {
  changeBuyer,
  changeOrderAddress,
  forgetTraces,
  readCustomersOf,
  readOrdersOf,
  readTraces,
} from '#store/records/cli/person.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';

type Traces = Awaited<ReturnType<typeof readTraces>>;

/** Everything the shop knows of somebody, as it is handed out (DSG art. 25, GDPR art. 15). Without what opens anything. */
export type PersonData = {
  customers: Omit<CustomerRow, 'passwordHash' | 'optInTokenHash' | 'proofTokenHash'>[];
  orders: Omit<StoredOrder, 'documents'>[];
  documents: { type: string; number: string; createdAt: string }[];
} & Traces;

/** What the shop knows of an e-mail address: account, guests, orders, quotes, reviews, newsletter. @throws 404 nothing */
export async function readPerson({ records }: Store, email: string): Promise<PersonData> {
  const { customers, orders, traces } = await readEverything(records.read, email);
  return {
    customers: customers.map(withoutSecrets),
    orders: orders.map(({ documents: _documents, order, ...rest }) => ({
      ...rest,
      order: { ...order, deepLinkCode: '', sessionId: '', cartHash: '' },
    })),
    documents: orders.flatMap(({ documents }) =>
      documents.map(({ type, number, createdAt }) => ({ type, number, createdAt })),
    ),
    ...traces,
    newsletter: traces.newsletter.map((row) => ({ ...row, tokenHash: '' })),
    notices: traces.notices.map((row) => ({ ...row, tokenHash: '' })),
  };
}

function withoutSecrets(row: CustomerRow): PersonData['customers'][number] {
  const { passwordHash: _passwordHash, optInTokenHash: _optInHash, proofTokenHash: _proofHash, ...rest } = row;
  return rest;
}

/** How much was erased, and how many invoiced orders are kept. */
export type Erasure = { customers: number; orders: number; kept: number };

/** Who stands in an order when it is not told any more. */
const ERASED = { firstName: '', lastName: '', company: null, title: null, salutationId: null };
/** Reserved for addresses that nobody has (RFC 2606). */
const NO_EMAIL = 'erased@example.invalid';

/**
 * Erases somebody: account, guests, addresses, quotes, newsletter, the name under reviews, and who stands in orders. Of
 * what was invoiced, name and address stay as long as books are kept (OR 958f, ten years); e-mail address, telephone,
 * comment, notes and the link go. @throws 404 nothing is known; 409 an order is still under way
 */
export async function erasePerson(store: Store, email: string): Promise<Erasure> {
  return store.records.transaction(async (tx) => {
    const { customers, orders } = await readEverything(tx, email);
    const open = orders.filter(({ order }) => order.state === 'open' || order.state === 'in_progress');
    if (open.length > 0)
      throw refuse(
        409,
        'STORE__ORDER_UNDER_WAY',
        `Of ${email}, these orders are still under way: ${open.map(({ order }) => order.number).join(', ')}.`,
        { email, orders: open.map(({ order }) => order.number).join(', ') },
      );
    const kept = orders.filter(isInvoiced);
    for (const stored of orders) await eraseBuyer(tx, stored);
    await forgetTraces(
      tx,
      email,
      customers.map(({ id }) => id),
    );
    for (const { id } of customers) {
      await forgetSessionsOf(tx, id);
      await deleteCustomer(tx, id);
    }
    return { customers: customers.length, orders: orders.length - kept.length, kept: kept.length };
  });
}

const isInvoiced = ({ documents }: StoredOrder): boolean => documents.length > 0;

async function eraseBuyer(tx: Database, stored: StoredOrder): Promise<void> {
  const { order, addresses } = stored;
  const buyer = isInvoiced(stored) ? order.customer : { ...order.customer, ...ERASED, vatIds: [] };
  const customer = { ...buyer, email: NO_EMAIL };
  await changeBuyer(tx, order.id, { customer, comment: null, emailKey: '', deepLinkCode: newLinkCode() });
  await forgetOrderNotes(tx, order.id);
  for (const row of addresses) {
    const withoutPhone = { ...row.address, phoneNumber: null };
    const nowhere = { ...withoutPhone, ...ERASED, department: null, street: '', zipcode: '', city: '' };
    const address = isInvoiced(stored)
      ? withoutPhone
      : { ...nowhere, additionalAddressLine1: null, additionalAddressLine2: null };
    await changeOrderAddress(tx, { ...row, address });
  }
}

async function readEverything(db: Database, email: string) {
  const customers = await readCustomersOf(db, email);
  const ids = customers.map(({ id }) => id);
  const [orders, traces] = [await readOrdersOf(db, email, ids), await readTraces(db, email, ids)];
  if (
    customers.length + orders.length + traces.newsletter.length + traces.notices.length + traces.messages.length ===
    0
  )
    throw refuse(404, 'CHECKOUT__CUSTOMER_NOT_FOUND', `The shop knows nothing of ${email}.`, { email });
  return { customers, orders, traces };
}
