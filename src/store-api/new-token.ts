import { TOKEN_NAME } from './call.ts';
import type { Connection } from './client.ts';

/**
 * Keeps the token that an answer names, a refusal as well. A publicly cached answer must not change a client's token:
 * it may be somebody else's. Nor may one that comes late: a login that was faster has the word, or who has just logged
 * in would be out again.
 */
export function keepNewToken(
  { keepToken, readToken }: Pick<Connection, 'keepToken' | 'readToken'>,
  headers: Pick<Headers, 'get'>,
  sentWith: string | undefined,
): void {
  const token = headers.get(TOKEN_NAME);
  const isLate = readToken?.() !== sentWith;
  if (token && token !== sentWith && !isLate && !headers.get('cache-control')?.includes('public')) keepToken?.(token);
}
