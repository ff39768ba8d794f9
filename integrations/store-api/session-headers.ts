import { TOKEN_NAME } from '#store-api/call.ts';
import type { StoreContext } from './request.ts';

/** Names the session's token, which a route may have moved to another. No cache between may keep such an answer. */
export function setSessionHeaders(c: StoreContext): void {
  c.header(TOKEN_NAME, c.get('session').token);
  c.header('cache-control', 'private, no-store');
}
