import { ApiError } from '#store-api/ApiError.ts';

/** What the store has refused, to be said on the page where a button was pressed. @throws everything else */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError && [400, 403, 404, 429].includes(error.status)) return error;
  throw error;
}
