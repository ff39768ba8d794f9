import type { Locale } from '#i18n/locales.ts';
import { refuse } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { emailKey } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/database.ts';
import {
  addDeskUser,
  changeDeskUser,
  countOwners,
  type DeskRole,
  type DeskUser,
  deleteDeskSessions,
  deleteDeskUser,
  readDeskUser,
} from '#store/records/desk/users.ts';
import type { Store } from '#store/store.ts';
import { isEmail } from '#values/email-and-phone.ts';
import { audit } from './audit.ts';
import { sendLink } from './links.ts';

export const ROLES = ['editor', 'merchant', 'owner'] as const satisfies readonly DeskRole[];

/** Who does something to users: one of them by address, or `npm run store`. */
export type Actor = { email: string; now: Date };

/**
 * Invites somebody to the desk, and answers the link that is mailed to them. Somebody who is there already gets a new link
 * as long as they have set no password. @throws 400 no address; 409 they are there
 */
export async function inviteUser(
  store: Store,
  { email, role, locale }: { email: string; role: DeskRole; locale: Locale },
  by: Actor,
): Promise<string> {
  if (!isEmail(email)) throw refuse(400, 'DESK__NO_EMAIL', `"${email}" is no e-mail address.`, { field: 'email' });
  return store.records.transaction(async (tx) => {
    const before = await readDeskUser(tx, { email });
    if (before?.passwordHash) throw refuse(409, 'DESK__USER_EXISTS', `${email} works at the desk already.`, { email });
    const user: DeskUser = before ? { ...before, role, locale } : newUser(email, { role, locale, now: by.now });
    if (before) await changeDeskUser(tx, before.id, { role, locale });
    else await addDeskUser(tx, user);
    await audit(tx, by, { action: 'invite', subject: email, change: { role } });
    return sendLink(store, tx, user, { purpose: 'invite', now: by.now });
  });
}

const newUser = (email: string, { role, locale, now }: { role: DeskRole; locale: Locale; now: Date }): DeskUser => ({
  ...{ id: newId(), email, emailKey: emailKey(email), role, locale },
  ...{ passwordHash: null, totpSecret: null, totpOffered: null, totpStep: 0, recoveryHashes: [] },
  ...{ createdAt: now.toISOString(), lastLoginAt: null },
});

/** Takes somebody's access away, at once. @throws 404; 409 they are the last owner */
export async function removeUser({ records }: Pick<Store, 'records'>, email: string, by: Actor): Promise<void> {
  await records.transaction(async (tx) => {
    const user = await userOf(tx, email);
    await requireOtherOwner(tx, user);
    await deleteDeskUser(tx, user.id);
    await audit(tx, by, { action: 'remove', subject: user.email, change: { role: user.role } });
  });
}

/** Gives somebody another role; they log in again. @throws 404; 409 they are the last owner */
export async function changeRole(
  { records }: Pick<Store, 'records'>,
  { email, role }: { email: string; role: DeskRole },
  by: Actor,
): Promise<void> {
  await records.transaction(async (tx) => {
    const user = await userOf(tx, email);
    if (role !== 'owner') await requireOtherOwner(tx, user);
    await changeDeskUser(tx, user.id, { role });
    await deleteDeskSessions(tx, user.id);
    await audit(tx, by, { action: 'role', subject: user.email, change: { from: user.role, to: role } });
  });
}

async function userOf(tx: Database, email: string): Promise<DeskUser> {
  const user = await readDeskUser(tx, { email });
  if (!user) throw refuse(404, 'DESK__USER_NOT_FOUND', `${email} does not work at the desk.`, { email });
  return user;
}

/** Somebody has to be left who may invite others. */
async function requireOtherOwner(tx: Database, { role, email }: DeskUser): Promise<void> {
  if (role === 'owner' && (await countOwners(tx)) === 1)
    throw refuse(409, 'DESK__LAST_OWNER', `${email} is the last owner: make somebody else one first.`, { email });
}

/** A user in one line, without what opens anything. */
export const userRow = (user: DeskUser) => ({
  email: user.email,
  role: user.role,
  language: user.locale,
  invited: user.createdAt,
  active: user.passwordHash !== null,
  secondFactor: user.totpSecret !== null,
  lastLogin: user.lastLoginAt,
});
