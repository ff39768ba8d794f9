import { generateSync } from 'otplib';
import { inviteUser } from '#desk/access/users.ts';
import { deskApi } from '#desk/api/app.ts';
import type { DeskRole } from '#store/records/desk/users.ts';
import type { AStore } from './a-store.ts';
import { asStore } from './of-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

type DeskAnswer = { status: number; body: Json; headers: Headers };

/** Somebody's browser at the desk: keeps the cookie, and says where it comes from as a browser does. */
export type DeskBrowser = {
  cookie: string;
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<DeskAnswer>;
};

export const DESK_PASSWORD = 'vierzehn-zeichen-lang';

let keys = 0;

/** The desk over a store. */
export function aDesk({ store }: Pick<AStore, 'store'>) {
  const api = deskApi(store);

  /** A browser that nobody has logged in with. `visitor`: where it comes from. */
  function aBrowser(visitor = `visitor-${keys++}`): DeskBrowser {
    const browser: DeskBrowser = {
      cookie: '',
      ask: async (method, path, body, more = {}) => {
        const headers = {
          'sec-fetch-site': 'same-origin',
          'accept-language': 'en-US',
          'content-type': 'application/json',
          'idempotency-key': `a-key-of-a-test-${keys++}`,
          ...(browser.cookie && { cookie: browser.cookie }),
          ...more,
        };
        const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }) };
        const response = await asStore(() => api.request(`/desk/api${path}`, init, { visitor }));
        const [cookie] = response.headers.getSetCookie();
        if (cookie) browser.cookie = cookie.split(';')[0] ?? '';
        const text = await response.text();
        const isJson = response.headers.get('content-type')?.includes('json');
        return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
      },
    };
    return browser;
  }

  /** The token of a new invitation. */
  async function anInvitation(email: string, role: DeskRole): Promise<string> {
    const by = { email: 'npm run store', now: store.clock() };
    return (await asStore(() => inviteUser(store, { email, role, locale: 'de' }, by))).split('#')[1] ?? '';
  }

  /** Somebody who has taken an invitation, with a second factor unless they are an editor. */
  async function aUser(role: DeskRole, email = `${role}-${keys++}@example.com`) {
    const browser = aBrowser();
    const token = await anInvitation(email, role);
    await browser.ask('POST', '/welcome/accept', { token, password: DESK_PASSWORD, locale: 'en-US' });
    if (role === 'editor') return { browser, email, secret: '', recoveryCodes: [] };
    const { secret } = (await browser.ask('POST', '/account/totp')).body;
    const confirmed = await browser.ask('POST', '/account/totp/confirm', { code: codeOf(secret, store.clock()) });
    return { browser, email, secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
  }

  return { api, aBrowser, anInvitation, aUser };
}

/** The code that an app shows at a moment. */
export const codeOf = (secret: string, now: Date): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
