import { type Asking, ask } from '#store-api/ask.server.ts';
import { type Customer, changeProfile, readCustomer } from '#store-api/contract/account.ts';
import { createTurns } from './turns.ts';

const inTurn = createTurns();

/**
 * Changes a text that a customer carries, where every device of theirs finds it. It is read again first, and one change
 * waits for the other, so that two tabs that save at the same moment both keep what they did. @throws {ApiError}
 */
export const changeKept = (
  asking: Asking,
  { id }: Pick<Customer, 'id'>,
  field: string,
  change: (fields: Customer['customFields']) => string,
): Promise<void> =>
  inTurn(id, async () => {
    const { firstName, lastName, customFields } = await ask(asking, readCustomer, { body: {} });
    const changed = { [field]: change(customFields) };
    // a profile is always sent with its names
    await ask(asking, changeProfile, { body: { firstName, lastName, customFields: changed } });
  });
