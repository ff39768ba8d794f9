import { refuse } from '#store/errors.ts';
import type { Database } from '#store/records/driver.ts';
import type { Session } from '#store/session.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { requireCustomer } from '#store/shopper/require-shopper.ts';
import type { Shopper } from '#store/shopper/shopper.ts';

/** The professional of a session: quotes are theirs alone. @throws 403 for everybody else */
export async function requireProfessional(
  db: Database,
  session: Session,
  { professionalGroupId }: Pick<ShopConfig, 'professionalGroupId'>,
): Promise<Shopper> {
  const shopper = await requireCustomer(db, session);
  if (shopper.customer.groupId !== professionalGroupId)
    throw refuse(
      403,
      'QUOTE__ONLY_FOR_PROFESSIONALS',
      'Quotes are written for professionals whose account is approved.',
    );
  return shopper;
}
