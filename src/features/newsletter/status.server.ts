import type { KeyOf } from '#i18n/namespaces.ts';
import * as paths from '#i18n/paths.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type NewsletterStatus, readNewsletterStatus } from '#store-api/contract/newsletter.ts';

/** How a customer stands with the newsletter, and where that is changed; a second click in a mail is not asked for. */
export interface SubscriptionStatus {
  status: KeyOf<'newsletter'>;
  change: { word: KeyOf<'newsletter'>; href: string } | undefined;
}

/** What the store says of a customer. Undefined when it does not say: the profile is more than its newsletter. */
export async function newsletterStatus(
  storeContext: StoreContext,
  email: string,
): Promise<SubscriptionStatus | undefined> {
  try {
    const { status } = await callStore(storeContext, readNewsletterStatus, { body: {} });
    return statusOf(status, storeContext.locale, email);
  } catch (error) {
    console.error('The newsletter could not be asked for.', error);
    return undefined;
  }
}

export function statusOf(status: NewsletterStatus, locale: StoreContext['locale'], email: string): SubscriptionStatus {
  if (status === 'notSet') return { status: 'statusWaiting', change: undefined };
  if (status === 'direct' || status === 'optIn') {
    const href = `${paths.newsletterUnsubscribe(locale)}?${new URLSearchParams({ email })}`;
    return { status: 'statusOn', change: { word: 'unsubscribe', href } };
  }
  return { status: 'statusOff', change: { word: 'subscribe', href: paths.newsletterSubscribe(locale) } };
}
