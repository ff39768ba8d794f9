import { compose, type Draft } from '#store/mail/compose.ts';
import { correspondent, greetingFor } from '#store/mail/greeting.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';
import { queueMail } from './queue-mail.ts';

/** Writes to a customer, in their language and by their name. The name in the outbox says what, never who. */
export function mailCustomer(
  store: Store,
  tx: Database,
  customer: CustomerRow,
  draft: Pick<Draft, 'id' | 'site' | 'variables' | 'when'>,
): Promise<void> {
  const { locale } = customer;
  const person = { locale, to: correspondent(customer), greeting: greetingFor(customer, locale, store.shopConfig) };
  return queueMail(store, tx, draft.id, compose({ ...draft, ...person }, store.shopConfig));
}
