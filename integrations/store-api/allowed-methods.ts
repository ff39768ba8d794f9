import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { refuse, type StoreError } from './errors.ts';
import type { StoreEnv } from './request.ts';

/** What to say of a path that nothing answers: 405 with the methods it has, or 404 when it has none (code "0"). */
export function missingRoute(app: Pick<Hono<StoreEnv>, 'routes'>): (method: string, path: string) => StoreError {
  const methodsAt = new TrieRouter<string>();
  // ALL is what stands before every route: doors, limits, headers
  for (const { path, method } of app.routes) if (method !== 'ALL') methodsAt.add('ANY', path, method);
  return (method, path) => {
    const allowed = [...new Set(methodsAt.match('ANY', path)[0].map(([name]) => name))].sort();
    if (allowed.length === 0) return refuse(404, '0', `No route found for "${method} ${path}"`);
    return refuse(
      405,
      '0',
      `No route found for "${method} ${path}": Method Not Allowed (Allow: ${allowed.join(', ')})`,
    );
  };
}
