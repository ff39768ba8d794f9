import { createHash } from 'node:crypto';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { readGroupRegistration } from '#store-api/contract/account.ts';

/** Id of the group that content names (`professional`), `undefined` where the store takes no applications for it. */
export async function groupIdOf(asking: Asking, key: string | null): Promise<string | undefined> {
  if (key !== 'professional') return undefined;
  const id = createHash('md5').update(`customer-group:${key}`).digest('hex');
  try {
    return (await ask(asking, readGroupRegistration, { path: { id } })).id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
