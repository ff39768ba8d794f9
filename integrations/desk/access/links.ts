import { newLinkCode, tokenHash } from '#store/id.ts';
import { shopAddress } from '#store/origins.ts';
import { mailDeskLink } from '#store/outbox/mail-desk.ts';
import type { Database } from '#store/records/database.ts';
import { type DeskUser, keepDeskLink } from '#store/records/desk/users.ts';
import type { Store } from '#store/store.ts';

/** So long links work, in ms. */
const VALID_MS = { invite: 48 * 60 * 60 * 1000, login: 15 * 60 * 1000 };

/** Mails somebody a link that opens the desk once, and answers it. The secret stands behind the #, which no log sees. */
export async function sendLink(
  store: Store,
  tx: Database,
  user: DeskUser,
  { purpose, now }: { purpose: 'invite' | 'login'; now: Date },
): Promise<string> {
  const token = newLinkCode();
  const validUntil = new Date(now.getTime() + VALID_MS[purpose]);
  const url = `${shopAddress(store.config)}/desk/${purpose === 'invite' ? 'welcome' : 'login'}#${token}`;
  await keepDeskLink(tx, {
    tokenHash: tokenHash(token),
    userId: user.id,
    purpose,
    validUntil: validUntil.toISOString(),
  });
  await mailDeskLink(store, tx, user, { purpose, url, validUntil });
  return url;
}
