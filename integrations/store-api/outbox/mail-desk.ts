import { compose } from '#store/mail/compose.ts';
import { writtenMoment } from '#store/mail/fill.ts';
import { shopAddress } from '#store/origins.ts';
import type { Database } from '#store/records/database.ts';
import type { DeskUser } from '#store/records/desk/users.ts';
import type { Store } from '#store/store.ts';
import { queueMail } from './queue-mail.ts';

/** Mails a link to the desk that works once; `url` holds its secret. */
export function mailDeskLink(
  store: Store,
  tx: Database,
  { email, locale }: DeskUser,
  { purpose, url, validUntil }: { purpose: 'invite' | 'login'; url: string; validUntil: Date },
): Promise<void> {
  const { shopConfig, config } = store;
  const variables = { deskUrl: url, validUntil: writtenMoment(validUntil, locale, shopConfig.shop.timezone) };
  const id = purpose === 'invite' ? 'deskInvite' : 'deskLogin';
  const draft = { id, locale, site: shopAddress(config), to: { name: email, address: email }, variables };
  return queueMail(store, tx, purpose === 'invite' ? 'desk-invitation' : 'desk-login', compose(draft, shopConfig));
}
