import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';
import {
  acceptInvitation,
  askForLink,
  changePassword,
  confirmTotp,
  IDLE_MS,
  type LoginResult,
  login,
  loginByLink,
  logout,
  logoutEverywhere,
  offerTotp,
  readInvitation,
} from '#desk/access/login.ts';
import { needsTotp } from '#desk/access/permissions.ts';
import { changeDeskUser, readDeskSessions } from '#store/records/desk/users.ts';
import { type DeskContext, type DeskEnv, valid, visitorOf } from './env.ts';
import { code, email, locale, password, token } from './fields.ts';

/** The cookie of a session. */
export const COOKIE = 'hof_desk';

const place = (c: DeskContext) => ({
  path: '/desk',
  httpOnly: true,
  sameSite: 'Strict' as const,
  secure: c.var.store.config.SITE_URL?.startsWith('https:') === true || c.req.url.startsWith('https:'),
});

const keep = (c: DeskContext, value: string) => setCookie(c, COOKIE, value, { ...place(c), maxAge: IDLE_MS / 1000 });

/** Hands over the cookie, or asks for the code. */
function answerLogin(c: Context<DeskEnv>, result: LoginResult) {
  if (result === 'code') return { next: 'code' as const };
  keep(c, result.token);
  return { next: 'open' as const };
}

/** The door, and what everybody may do with their own account. */
export const accountRoutes = new Hono<DeskEnv>()
  .post('/login', valid('json', z.object({ email, password: z.string().max(200), code: code.optional() })), async (c) =>
    c.json(answerLogin(c, await login(c.var.store, c.req.valid('json'), visitorOf(c)))),
  )
  .post('/login/mail', valid('json', z.object({ email })), async (c) => {
    await askForLink(c.var.store, c.req.valid('json').email, visitorOf(c));
    return c.json({});
  })
  .post('/login/link', valid('json', z.object({ token, code: code.optional() })), async (c) =>
    c.json(answerLogin(c, await loginByLink(c.var.store, c.req.valid('json'), visitorOf(c)))),
  )
  .post('/welcome', valid('json', z.object({ token })), async (c) => {
    const user = await readInvitation(c.var.store, c.req.valid('json').token, visitorOf(c));
    return c.json({ email: user.email, role: user.role, language: user.locale });
  })
  .post('/welcome/accept', valid('json', z.object({ token, password, locale })), async (c) =>
    c.json(answerLogin(c, await acceptInvitation(c.var.store, c.req.valid('json'), visitorOf(c)))),
  )
  .get('/account', (c) => {
    const { email: address, role, locale: language, totpSecret, recoveryHashes } = c.var.entered.user;
    const hasTotp = totpSecret !== null;
    const isSetUp = hasTotp || !needsTotp(role);
    return c.json({ email: address, role, language, hasTotp, isSetUp, recoveryCodes: recoveryHashes.length });
  })
  .post('/account/language', valid('json', z.object({ locale })), async (c) => {
    const { store, entered } = c.var;
    const change = { locale: c.req.valid('json').locale };
    await store.records.transaction((tx) => changeDeskUser(tx, entered.user.id, change));
    return c.json({});
  })
  .post('/account/password', valid('json', z.object({ current: z.string().max(200), password })), async (c) => {
    await changePassword(c.var.store, c.var.entered, c.req.valid('json'), visitorOf(c));
    return c.json({});
  })
  .post('/account/totp', async (c) => c.json(await offerTotp(c.var.store, c.var.entered.user)))
  .post('/account/totp/confirm', valid('json', z.object({ code })), async (c) => {
    const confirmed = await confirmTotp(c.var.store, c.var.entered, c.req.valid('json').code, visitorOf(c));
    keep(c, confirmed.token);
    return c.json({ recoveryCodes: confirmed.recoveryCodes });
  })
  .post('/account/logout', async (c) => {
    await logout(c.var.store, c.var.entered);
    deleteCookie(c, COOKIE, place(c));
    return c.json({});
  })
  .get('/account/sessions', async (c) => {
    const { store, now, entered } = c.var;
    const since = new Date(now.getTime() - IDLE_MS);
    const sessions = await readDeskSessions(store.records.read, entered.user.id, since);
    return c.json({
      rows: sessions.map(({ id, browser, createdAt, usedAt }) => {
        return { id, browser, since: createdAt, used: usedAt, isThis: id === entered.session.id };
      }),
    });
  })
  .post('/account/sessions/end', async (c) => {
    await logoutEverywhere(c.var.store, c.var.entered);
    deleteCookie(c, COOKIE, place(c));
    return c.json({});
  });
