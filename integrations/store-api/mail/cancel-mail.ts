import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { MailMessage } from '#store/records/mail/mail-message.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { compose } from './compose.ts';
import { aboutOrder } from './order-mail.ts';

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
