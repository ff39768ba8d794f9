import { ApiError } from '#store-api/ApiError.ts';
import type { Call } from '#store-api/call.ts';
import { type Routes, readRoutes } from '#store-api/contract/shop.ts';
import { sendAnonymous } from '#store-api/server.ts';
import { A_BUILD_MS, shared } from './shared.server.ts';

/**
 * Whether the store answers a call: a Shopware lacks the extensions of ours, and an older one some of its own calls.
 * Asked once for all; a store that does not tell its routes, as the embedded one, is taken to answer.
 */
export async function isOffered({ method, path }: Pick<Call<never, unknown>, 'method' | 'path'>): Promise<boolean> {
  try {
    const routes = await shared('routes', readRouteNames, A_BUILD_MS);
    return routes.size === 0 || routes.has(routeName(method, path));
  } catch (error) {
    console.error('The routes of the store could not be read.', error);
    return true;
  }
}

const readRouteNames = async (): Promise<Set<string>> => {
  const { endpoints } = await sendAnonymous(readRoutes).catch(unlessUntold);
  return new Set(endpoints.flatMap(({ path, methods }) => methods.map((method) => routeName(method, path))));
};

function unlessUntold(error: unknown): Routes {
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return { endpoints: [] };
  throw error;
}

/** Parameters of a path have other names in each store. */
const routeName = (method: string, path: string): string =>
  `${method} ${path.replace(/^\/store-api/, '').replace(/\{\w+\}/g, '{}')}`;
