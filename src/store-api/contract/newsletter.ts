import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import type { Criteria } from './entity.ts';
import { Success } from './entity.ts';

/** How an address stands with the newsletter; `notSet` waits for the click in the mail. */
export const NewsletterStatus = z.enum(['undefined', 'notSet', 'direct', 'optIn', 'optOut']);
export type NewsletterStatus = z.infer<typeof NewsletterStatus>;

export type Subscription = {
  email: string;
  option: 'subscribe' | 'direct' | 'confirmSubscribe' | 'unsubscribe';
  /** The shop's address: the link in the mail leads there. */
  storefrontUrl: string;
  salutationId?: string;
  firstName?: string;
  lastName?: string;
};

/** A 6.6 answers without a body. */
export const subscribeNewsletter = call<Subscription>()(
  'POST',
  '/newsletter/subscribe',
  z.nullish(z.looseObject({ success: z.optional(z.boolean()), status: z.optional(NewsletterStatus) })),
);
/** The click in the mail: `em` and `hash` stand in its link. */
export const confirmNewsletter = call<{ hash: string; em: string }>()(
  'POST',
  '/newsletter/confirm',
  z.nullish(Success),
);
export const unsubscribeNewsletter = call<{ email: string }>()('POST', '/newsletter/unsubscribe', z.nullish(Success));
export const readNewsletterStatus = call<Criteria>()(
  'POST',
  '/account/newsletter-recipient',
  z.looseObject({ status: NewsletterStatus }),
);
