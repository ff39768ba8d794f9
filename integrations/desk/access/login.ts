import { setTimeout } from 'node:timers/promises';
import type { Locale } from '#i18n/locales.ts';
import { hashPassword, isPassword } from '#store/account/password.ts';
import { refuse } from '#store/errors.ts';
import { newId, newLinkCode, tokenHash } from '#store/id.ts';
import { type AttemptContext, countIn, forgiveIn, type Limited } from '#store/limits/attempts.ts';
import type { Database } from '#store/records/database.ts';
import {
  addDeskSession,
  changeDeskUser,
  type DeskSession,
  type DeskUser,
  deleteDeskLinks,
  deleteDeskSession,
  deleteDeskSessions,
  readDeskLink,
  readDeskSession,
  readDeskUser,
  spendDeskLink,
  takeTotpStep,
  touchDeskSession,
} from '#store/records/desk/users.ts';
import type { Store } from '#store/store.ts';
import { audit } from './audit.ts';
import { sendLink } from './links.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, totpOffer, totpStepOf } from './totp.ts';

/** Without a call so long, a session is over. */
export const IDLE_MS = 12 * 60 * 60 * 1000;

/** Noting once a minute that a session is in use is enough. */
const TOUCH_MS = 60 * 1000;

/** Shortest password, in signs: whoever has it and a code may pay money back. */
export const SHORTEST_PASSWORD = 12;
/** Longest, in signs: a hash reads all of it. */
export const LONGEST_PASSWORD = 200;

/** Who stands at the door. */
export type Visitor = { now: Date; visitor: string | undefined; browser: string; signal: AbortSignal };

/** Somebody who is logged in. */
export type Entered = { user: DeskUser; session: DeskSession };

/** A login that went through: `token` is for the cookie. */
export type Opened = { token: string; user: DeskUser };

/** What a login says: it is open, or a code is still missing. */
export type LoginResult = Opened | 'code';

/** The session of a cookie; undefined for one that is over, or none. */
export async function enter(store: Store, token: string | undefined, now: Date): Promise<Entered | undefined> {
  if (!token || token.length > 64) return undefined;
  const entered = await readDeskSession(store.records.read, tokenHash(token), new Date(now.getTime() - IDLE_MS));
  if (entered && now.getTime() - Date.parse(entered.session.usedAt) > TOUCH_MS)
    await store.records.transaction((tx) => touchDeskSession(tx, entered.session.tokenHash, now));
  return entered;
}

type Credentials = { email: string; password: string; code?: string | undefined };

/**
 * Logs somebody in. A wrong password, an unknown address and a wrong code are told alike, and take as long.
 * @throws 401, 429
 */
export async function login(store: Store, credentials: Credentials, visitor: Visitor): Promise<LoginResult> {
  const { email, password, code } = credentials;
  await countTry(store, email, visitor);
  const stored = await readDeskUser(store.records.read, { email });
  if (!(await isPassword(askerOf(visitor), password, stored?.passwordHash ?? null)) || !stored) throw wrong();
  if (stored.totpSecret && !code) return 'code';
  return store.records.transaction(async (tx) => {
    // as it is now: the password may have been changed meanwhile
    const user = await readDeskUser(tx, { id: stored.id });
    if (!user || user.passwordHash !== stored.passwordHash) throw wrong();
    return open(store, tx, user, { code, visitor });
  });
}

/** Mails a link to log in by. The answer, and when it comes, is the same for an address that nobody has. */
export async function askForLink(store: Store, email: string, visitor: Visitor): Promise<void> {
  await Promise.all([mailLink(store, email, visitor), setTimeout(ANSWER_MS)]);
}

const ANSWER_MS = 200;

async function mailLink(store: Store, email: string, visitor: Visitor): Promise<void> {
  const context = contextOf(store, visitor);
  await store.records.transaction(async (tx) => {
    const wait = await countIn(tx, context, 'desk-visitor', '');
    if (wait > 0) throw tooMany(wait);
    if ((await countIn(tx, context, 'desk-link', email)) > 0) return;
    const user = await readDeskUser(tx, { email });
    // who has not taken the invitation has no password, and no second factor
    if (user?.passwordHash) await sendLink(store, tx, user, { purpose: 'login', now: visitor.now });
  });
}

/** Logs somebody in by a link, which is used up then. @throws 401, 410 the link is over, 429 */
export async function loginByLink(
  store: Store,
  { token, code }: { token: string; code?: string | undefined },
  visitor: Visitor,
): Promise<LoginResult> {
  const hash = tokenHash(token);
  const linked = await readDeskLink(store.records.read, hash, visitor.now);
  await countTry(store, linked?.user.email ?? '', visitor);
  if (linked?.link.purpose !== 'login') throw isOver();
  if (linked.user.totpSecret && !code) return 'code';
  return store.records.transaction(async (tx) => {
    const user = await readDeskUser(tx, { id: linked.user.id });
    if (!user) throw isOver();
    const opened = await open(store, tx, user, { code, visitor });
    if (!(await spendDeskLink(tx, hash))) throw isOver();
    return opened;
  });
}

/** Whom an invitation is for. @throws 410 it is over, 429 */
export async function readInvitation(store: Store, token: string, visitor: Visitor): Promise<DeskUser> {
  const linked = await readDeskLink(store.records.read, tokenHash(token), visitor.now);
  if (linked?.link.purpose === 'invite') return linked.user;
  await countTry(store, '', visitor);
  throw isOver();
}

/** Takes an invitation: sets the password and logs in. @throws 410 it is over */
export async function acceptInvitation(
  store: Store,
  { token, password, locale }: { token: string; password: string; locale: Locale },
  visitor: Visitor,
): Promise<Opened> {
  const invited = await readInvitation(store, token, visitor);
  const passwordHash = await hashPassword(askerOf(visitor), password);
  return store.records.transaction(async (tx) => {
    if (!(await spendDeskLink(tx, tokenHash(token)))) throw isOver();
    await changeDeskUser(tx, invited.id, { passwordHash, locale });
    return open(store, tx, { ...invited, passwordHash, locale }, { visitor });
  });
}

/** Opens a session for who has shown that it is them, as far as a second factor is not asked for. @throws 401 */
async function open(
  store: Store,
  tx: Database,
  user: DeskUser,
  { code, visitor }: { code?: string | undefined; visitor: Visitor },
): Promise<Opened> {
  if (user.totpSecret && !(await isSecondFactor(tx, user, code ?? '', visitor.now))) throw wrong();
  const { now } = visitor;
  const context = contextOf(store, visitor);
  for (const what of PER_USER) await forgiveIn(tx, context, what, user.email);
  await changeDeskUser(tx, user.id, { lastLoginAt: now.toISOString() });
  await audit(tx, { email: user.email, now }, { action: 'login', subject: visitor.browser, change: {} });
  return { token: await startSession(tx, user, visitor), user };
}

async function startSession(tx: Database, { id: userId }: DeskUser, { now, browser }: Visitor): Promise<string> {
  const token = newLinkCode();
  const at = now.toISOString();
  await addDeskSession(tx, { tokenHash: tokenHash(token), id: newId(), userId, browser, createdAt: at, usedAt: at });
  return token;
}

/** A code of the app that was not used before, or one of those that stand in for it, which is used up. */
async function isSecondFactor(tx: Database, user: DeskUser, code: string, now: Date): Promise<boolean> {
  const step = totpStepOf(user.totpSecret ?? '', code.replace(/\s/g, ''), now);
  if (step !== null) return takeTotpStep(tx, user.id, step);
  const hash = recoveryHash(code);
  const left = user.recoveryHashes.filter((each) => each !== hash);
  if (left.length === user.recoveryHashes.length) return false;
  await changeDeskUser(tx, user.id, { recoveryHashes: left });
  return true;
}

/** Offers a second factor to who is logged in; it counts once a code of it has come. */
export async function offerTotp(store: Store, user: DeskUser) {
  if (user.totpSecret) throw refuse(409, 'DESK__TOTP_IS_ON', 'A second factor is on already.');
  const secret = newTotpSecret();
  await store.records.transaction((tx) => changeDeskUser(tx, user.id, { totpOffered: secret }));
  return totpOffer(secret, { email: user.email, shop: store.shopConfig.shop.name });
}

/** Turns the second factor on, ends all other sessions and gives this one a new token. @throws 400 no code of it */
export async function confirmTotp(
  store: Store,
  { user, session }: Entered,
  code: string,
  visitor: Visitor,
): Promise<{ token: string; recoveryCodes: string[] }> {
  await countTry(store, user.email, visitor);
  return store.records.transaction(async (tx) => {
    const { totpOffered } = (await readDeskUser(tx, { id: user.id })) ?? {};
    const step = totpOffered ? totpStepOf(totpOffered, code.replace(/\s/g, ''), visitor.now) : null;
    if (!totpOffered || step === null)
      throw refuse(400, 'DESK__WRONG_CODE', 'This is not the code.', { field: 'code' });
    const recoveryCodes = newRecoveryCodes();
    await changeDeskUser(tx, user.id, {
      ...{ totpSecret: totpOffered, totpOffered: null, totpStep: step },
      recoveryHashes: recoveryCodes.map(recoveryHash),
    });
    await deleteDeskSessions(tx, user.id);
    await forgiveIn(tx, contextOf(store, visitor), 'desk-user', user.email);
    return { token: await startSession(tx, user, { ...visitor, browser: session.browser }), recoveryCodes };
  });
}

/** Sets another password; all other sessions and links end. @throws 401 the current one is wrong, 429 */
export async function changePassword(
  store: Store,
  { user, session }: Entered,
  { current, password }: { current: string; password: string },
  visitor: Visitor,
): Promise<void> {
  await countTry(store, user.email, visitor);
  if (!(await isPassword(askerOf(visitor), current, user.passwordHash)))
    throw refuse(400, 'DESK__WRONG_PASSWORD', 'This is not your password.', { field: 'current' });
  const passwordHash = await hashPassword(askerOf(visitor), password);
  await store.records.transaction(async (tx) => {
    await changeDeskUser(tx, user.id, { passwordHash });
    await deleteDeskSessions(tx, user.id, session.tokenHash);
    await deleteDeskLinks(tx, user.id);
  });
}

export const logout = ({ records }: Store, { session }: Entered): Promise<void> =>
  records.transaction((tx) => deleteDeskSession(tx, session.tokenHash));

/** Ends every session of somebody, this one too. */
export const logoutEverywhere = ({ records }: Store, { user }: Entered): Promise<void> =>
  records.transaction((tx) => deleteDeskSessions(tx, user.id));

const PER_USER: Limited[] = ['desk', 'desk-user'];

const contextOf = ({ config }: Store, { now, visitor }: Visitor): AttemptContext => ({ config, now, visitor });

/** Counts a try before it is made. @throws 429 */
async function countTry(store: Store, email: string, visitor: Visitor): Promise<void> {
  const context = contextOf(store, visitor);
  const wait = await store.records.transaction(async (tx) => {
    const ofUser = email ? PER_USER.map((what) => [what, email] as const) : [];
    for (const [what, subject] of [['desk-visitor', ''] as const, ...ofUser]) {
      const seconds = await countIn(tx, context, what, subject);
      if (seconds > 0) return seconds;
    }
    return 0;
  });
  if (wait > 0) throw tooMany(wait);
}

const askerOf = ({ visitor = 'unknown', signal }: Visitor) => ({ visitor, signal });

const wrong = () => refuse(401, 'DESK__WRONG_CREDENTIALS', 'Address, password or code is wrong.');
const isOver = () => refuse(410, 'DESK__LINK_OVER', 'This link does not work any more.');
const tooMany = (seconds: number) =>
  refuse(429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED', `Too many requests, try again in ${seconds} seconds.`, { seconds });
