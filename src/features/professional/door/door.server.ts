import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { readContext } from '#store-api/contract/context.ts';
import { troubleOf } from '#store-api/trouble.ts';

/** Who is at the door of the professionals' shop; a stranger is a customer who is no professional, or not yet. */
export type AtShopDoor = AtDoor | { stranger: Customer; isApplying: boolean };

/** Lets professionals in, whom the session shows net prices (F3). Everybody else is told how one becomes one. */
export async function atShopDoor(asking: Asking, url: URL): Promise<AtShopDoor> {
  const door = await atDoor(asking, url);
  if (!('customer' in door)) return door;
  try {
    const { context } = await ask(asking, readContext);
    return context.taxState === 'net' ? door : { stranger: door.customer, isApplying: isApplying(door.customer) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

const isApplying = ({ requestedGroupId, groupId }: Customer): boolean =>
  Boolean(requestedGroupId) && requestedGroupId !== groupId;
