import { newId, newLinkCode } from '#store/id.ts';
import { addOrder, type StoredOrder } from '#store/records/checkout/orders.ts';
import type { Store } from '#store/store.ts';

/** As many in one transaction: a running shop writes too. */
const AT_ONCE = 5;

/** Puts further orders like this one beside it, each with so many lines and a day older than the one before. Answers their ids, the newest first. */
export async function orderAgain(
  { transaction }: Store['records'],
  stored: StoredOrder,
  { times, lines }: { times: number; lines: number },
): Promise<string[]> {
  const copies = Array.from({ length: times }, (_, at) => copyOf(stored, at + 1, lines));
  for (let from = 0; from < times; from += AT_ONCE)
    await transaction(async (tx) => {
      for (const copy of copies.slice(from, from + AT_ONCE)) await addOrder(tx, copy);
    });
  return copies.map(({ order }) => order.id);
}

function copyOf(
  { order, addresses, lines, deliveries, transactions }: StoredOrder,
  at: number,
  count: number,
): StoredOrder {
  const id = newId();
  const createdAt = new Date(Date.parse(order.createdAt) - at * 86_400_000).toISOString();
  const newAddress = new Map(addresses.map((row) => [row.id, newId()]));
  const moved = (addressId: string) => newAddress.get(addressId) ?? addressId;
  const orderFields = { orderId: id, createdAt };
  return {
    order: {
      ...order,
      ...{ id, createdAt, number: `${order.number}-${at}`, deepLinkCode: newLinkCode(), comment: `Nr. ${at}` },
      ...{ billingAddressId: moved(order.billingAddressId), total: order.total + at },
      price: { ...order.price, total: order.price.total + at },
    },
    addresses: addresses.map((row) => ({ ...row, id: moved(row.id), orderId: id })),
    lines: Array.from({ length: count }, (_, place) => {
      const line = lines[place % lines.length];
      if (!line) throw new Error('An order to copy needs a line.');
      return { ...line, id: newId(), orderId: id, position: place + 1, downloads: [] };
    }),
    deliveries: deliveries.map((row) => ({ ...row, ...orderFields, id: newId(), addressId: moved(row.addressId) })),
    transactions: transactions.map((row) => ({ ...row, ...orderFields, id: newId() })),
    documents: [],
  };
}
