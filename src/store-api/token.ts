import { TOKEN_NAME } from './call.ts';

/** 365 days, in seconds (I1). */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The shopper's context token from a `Cookie` header or from `document.cookie`; undefined when none or malformed. */
export function tokenIn(cookies: string | null | undefined): string | undefined {
  const found = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${TOKEN_NAME}=`));
  const value = found?.slice(TOKEN_NAME.length + 1);
  return value && /^[\w-]{16,64}$/.test(value) ? value : undefined;
}

/** The cookie that keeps a token: path `/`, lax, 365 days, readable by scripts because the client sends it (G1). */
export function tokenCookie(token: string, isSecure: boolean): string {
  return `${TOKEN_NAME}=${token}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The browser's own token. */
export function readToken(): string | undefined {
  return tokenIn(document.cookie);
}

/** Keeps the token that the last answer named. */
export function keepToken(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = tokenCookie(token, location.protocol === 'https:');
}
