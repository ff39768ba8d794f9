import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { compose } from './compose.ts';
import type { Letter } from './letter.ts';
import { aboutOrder } from './order-mail.ts';

/** Who calls an order off: the shop may say why, in the customer's language; `time`: nobody has paid while goods were held. */
export type Cancellation = { by: 'customer' | 'time' } | { by: 'shop'; reason: string | null };

const BY = { customer: 'byCustomer', time: 'byTime', shop: 'byShop' } as const;

/** Tells that an order is called off. Pure. */
export function cancelMail(stored: StoredOrder, news: Cancellation, facts: ShopFacts, site: string): Letter {
  const draft = aboutOrder(stored, facts, site);
  const reason = news.by === 'shop' ? news.reason : null;
  const when = [BY[news.by], ...(reason ? ['reason'] : []), ...(isVoid(stored) ? ['invoiced'] : [])];
  return compose({ ...draft, id: 'cancelled', gaps: { ...draft.gaps, reason: reason ?? '' }, when }, facts);
}

/** Whether what was invoiced is void; an invoice that was paid is kept, with the credit note that corrects it. */
const isVoid = ({ documents }: StoredOrder): boolean =>
  documents.length > 0 && documents.every(({ type }) => type === 'invoice');
