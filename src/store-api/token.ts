import { LOCALE_COOKIE } from '#i18n/locales.ts';
import { cookieIn } from '#values/http.ts';
import { TOKEN_NAME } from './call.ts';

/** 365 days, in seconds. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The shopper's context token from a `Cookie` header or from `document.cookie`; undefined when none or malformed. */
export function tokenIn(cookies: string | null | undefined): string | undefined {
  const value = cookieIn(cookies, TOKEN_NAME);
  return value && /^[\w-]{16,64}$/.test(value) ? value : undefined;
}

/** The cookie that keeps a token; readable by scripts because the client sends it. */
export const tokenCookie = (token: string, isSecure: boolean): string => yearCookie(TOKEN_NAME, token, isSecure);

/** The cookie that keeps the language; for who types the shop's address the server reads it (own-home.ts). */
export const localeCookie = (code: string, isSecure: boolean): string => yearCookie(LOCALE_COOKIE, code, isSecure);

/** Path `/`, lax, 365 days. */
function yearCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The browser's own token. */
export const readToken = (): string | undefined => tokenIn(document.cookie);

/** Keeps the token that the last answer named. */
export const keepToken = (token: string): void => write(tokenCookie(token, isSecure()));

/** Whether this browser has read the shop before. */
export const hasLocale = (): boolean => cookieIn(document.cookie, LOCALE_COOKIE) !== undefined;

/** Keeps a language of the shop, as its code. */
export const keepLocale = (code: string): void => write(localeCookie(code, isSecure()));

const isSecure = () => location.protocol === 'https:';

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = cookie;
}
