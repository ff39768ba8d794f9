import { mailWelcome } from '#store/outbox/mail-account.ts';
import { mailApplied } from '#store/outbox/mail-professional.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';

/**
 * What goes out once an account is open: a greeting, with the link that confirms the address where nobody has done so
 * (`token`), and word of an application to both sides.
 */
export async function welcome(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  { site, token = null }: { site: string; token?: string | null },
): Promise<void> {
  await mailWelcome(store, tx, customer, { site, token });
  if (customer.requestedGroupId) await mailApplied(store, tx, customer, site);
}
