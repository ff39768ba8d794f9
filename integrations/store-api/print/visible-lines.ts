import type { StoredOrder } from '#store/records/checkout/orders.ts';

/** The lines that mails and papers list: a discount on the shipping costs nothing itself and stands beside the shipping. */
export const visibleLines = ({ lines }: Pick<StoredOrder, 'lines'>): StoredOrder['lines'] =>
  lines.filter(({ type, payload }) => type !== 'promotion' || payload.discountScope !== 'delivery');
