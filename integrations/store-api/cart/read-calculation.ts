import { readShopper } from '#store/account/shopper.ts';
import { readLines, type StoredLine } from '#store/records/checkout/carts.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import type { Session } from '#store/session.ts';
import { type Calculation, calculate } from './calculation.ts';
import { knownSellables } from './known-sellables.ts';

/** Reckons a session's cart with what the database knows now; `lines` when they are about to change. */
export async function readCalculation(
  c: StoreContext,
  db: Database,
  session: Session,
  lines?: StoredLine[],
): Promise<Calculation> {
  const stored = lines ?? (await readLines(db, session.token));
  const locale = c.get('locale');
  const now = c.get('now');
  const { customerGroupId } = session;
  const ids = [...new Set(stored.map(({ referencedId }) => referencedId))];
  return calculate({
    facts: c.get('store').facts,
    session,
    shopper: await readShopper(db, session),
    stored,
    sellables: await knownSellables(c.var.store.records, db, ids, { locale, customerGroupId, now }),
    locale,
    now,
  });
}
