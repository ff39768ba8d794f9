import { type CustomerAccess, requireCustomer } from '#features/account/require-customer.server.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { readContext } from '#store-api/contract/context.ts';
import { troubleOf } from '#store-api/trouble.ts';

/** Who is at the door of the professionals' shop; a stranger is a customer who is no professional, or not yet. */
export type ProfessionalAccess = CustomerAccess | { stranger: Customer; isApplying: boolean };

/** Lets professionals in, whom the session shows net prices. Everybody else is told how one becomes one. */
export async function requireProfessional(storeContext: StoreContext, url: URL): Promise<ProfessionalAccess> {
  const access = await requireCustomer(storeContext, url);
  if (!('customer' in access)) return access;
  try {
    const { context } = await callStore(storeContext, readContext);
    return context.taxState === 'net' ? access : { stranger: access.customer, isApplying: isApplying(access.customer) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

const isApplying = ({ requestedGroupId, groupId }: Customer): boolean =>
  Boolean(requestedGroupId) && requestedGroupId !== groupId;
