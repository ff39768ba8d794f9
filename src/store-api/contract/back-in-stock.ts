import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';

/** States of a notice. `subscribed` counts after the click in the mail. */
export const StockNoticeStatus = z.enum(['subscribed', 'alreadySubscribed', 'unsubscribed']);
export type StockNoticeStatus = z.infer<typeof StockNoticeStatus>;

/** `products`: the names of what is waited for, or was, in the language of the session; for who followed a link. */
const Notice = z.looseObject({
  success: z.boolean(),
  status: StockNoticeStatus,
  products: z.optional(z.array(z.string())),
});

/** Extension of the embedded store. */
export const requestStockNotice = call<{ productId: string; email: string; storefrontUrl: string }>()(
  'POST',
  '/back-in-stock/subscribe',
  Notice,
);
/** The click in the mail. */
export const confirmStockNotice = call<{ hash: string }>()('POST', '/back-in-stock/confirm', Notice);
/** `hash`, from a mail, ends all notices of its address; `email` with `productId` ends one. */
export const endStockNotice = call<{ hash: string } | { email: string; productId: string }>()(
  'POST',
  '/back-in-stock/unsubscribe',
  Notice,
);
