import type { Locale } from '#i18n/locales.ts';
import { type PurchasableVariant, readPurchasableVariants } from '#store/catalogue/purchasable-variants.ts';
import { takeWrong } from '#store/limits/attempts.ts';
import { keepLines, readLines } from '#store/records/checkout/carts.ts';
import { buyerKey } from '#store/records/checkout/customers.ts';
import {
  type Buyer,
  hasOrdered,
  keepPromotions,
  readKept,
  readPromotions,
} from '#store/records/checkout/promotions.ts';
import { readStock } from '#store/records/checkout/stock.ts';
import { readDigest } from '#store/records/content-digest.ts';
import type { Database, Records } from '#store/records/database.ts';
import type { StoreContext } from '#store/request.ts';
import { codeKey, isOffered, type Promotion } from '#store/rules/promotion/promotion.ts';
import type { Session } from '#store/session.ts';
import { readShopper, type Shopper } from '#store/shopper/require-shopper.ts';
import { calculate, type PricedCart } from './calculate-cart.ts';
import type { ChangedCart, KeptCart } from './change-lines.ts';

/** What is kept of a session's cart. */
export const readCart = async (db: Database, sessionId: string): Promise<KeptCart> => ({
  lines: await readLines(db, sessionId),
  promotions: await readKept(db, sessionId),
});

/** Stores a cart as it is now. The session has to be stored already. */
export async function keepCart(tx: Database, sessionId: string, { lines, promotions }: KeptCart): Promise<void> {
  await keepLines(tx, sessionId, lines);
  await keepPromotions(tx, sessionId, promotions);
}

/** Calculates a session's cart with what the database knows now; `changed` when it is about to change. */
export async function readPricedCart(
  c: StoreContext,
  db: Database,
  session: Session,
  changed?: ChangedCart,
): Promise<PricedCart> {
  const kept = changed ?? { ...(await readCart(db, session.id)), codes: [] };
  const { store, locale, now } = c.var;
  const { customerGroupId } = session;
  const shopper = await readShopper(db, session);
  const buyer = shopper && asBuyer(shopper);
  const ids = [...new Set(kept.lines.map(({ referencedId }) => referencedId))];
  const codes = [...kept.promotions.flatMap(({ code }) => code ?? []), ...kept.codes];
  const promotions = await readPromotions(db, codes, locale, buyer);
  return calculate({
    shopConfig: store.shopConfig,
    session,
    shopper,
    kept,
    promotions,
    unknownCodes: codes.filter((code) => !promotions.some(({ enteredCode }) => enteredCode === codeKey(code))),
    hasOrdered: buyer !== null && asksForFirst(promotions) && (await hasOrdered(db, buyer)),
    variants: await readCartVariants(store.records, db, ids, { locale, customerGroupId, now }),
    locale,
    now,
  });
}

/** Who buys with a session; null while nobody is known. */
async function buyerOf(db: Database, session: Session): Promise<Buyer | null> {
  const shopper = await readShopper(db, session);
  return shopper && asBuyer(shopper);
}

const asBuyer = ({ customer: { id, email } }: Shopper): Buyer => ({ customerId: id, emailKey: buyerKey(email) });

const asksForFirst = (promotions: Promotion[]): boolean => promotions.some(({ conditions }) => conditions.firstOrder);

/**
 * Counts the codes that a cart will answer as unknown, before it is asked: nothing that becomes of the cart undoes it.
 * Whether one is known, or only not applicable, is told to who has guesses left.
 * @throws 429 for any code after too many wrong ones
 */
export async function countCodes(c: StoreContext, codes: string[]): Promise<void> {
  if (codes.length > 0) await takeWrong(c, 'promotion-code', codes.length, (tx) => countUnknown(c, tx, codes));
}

async function countUnknown(c: StoreContext, tx: Database, codes: string[]): Promise<number> {
  const { session, locale, now } = c.var;
  const promotions = await readPromotions(tx, codes, locale, await buyerOf(tx, session));
  const offered = new Set(promotions.filter((each) => isOffered(each, now)).map(({ enteredCode }) => enteredCode));
  return codes.filter((code) => !offered.has(codeKey(code))).length;
}

type View = { locale: Locale; customerGroupId: string; now: Date };

/** What carts know of products, by language, group and id, as long as the catalog is of one content. */
type Memory = { digest: string | null; variants: Map<string, PurchasableVariant> };
const memories = new WeakMap<Records, Memory>();

/**
 * Products of a cart: names and prices from memory, stock always from the database (`db`: inside a change its transaction).
 * Reading everything anew took eight queries of every cart call.
 */
export async function readCartVariants(
  records: Records,
  db: Database,
  ids: string[],
  view: View,
): Promise<Map<string, PurchasableVariant>> {
  const memory = memoryOf(records, await readDigest(db));
  const keyOf = (id: string) => `${view.locale}:${view.customerGroupId}:${id}`;
  const unread = ids.filter((id) => !memory.has(keyOf(id)));
  // ids that no product has are not kept: anybody may send them
  for (const [id, variant] of await readPurchasableVariants(db, unread, view)) memory.set(keyOf(id), variant);
  const stock = await readStock(db, ids);
  const entries = ids.flatMap((id): [string, PurchasableVariant][] => {
    const variant = memory.get(keyOf(id));
    return variant ? [[id, { ...variant, stock: stock.get(id) ?? 0 }]] : [];
  });
  return new Map(entries);
}

/** Begun anew when another process, of a newer release, has brought its content: a price is the same in all of them. */
function memoryOf(records: Records, digest: string | null): Memory['variants'] {
  const last = memories.get(records);
  if (last?.digest === digest) return last.variants;
  const memory: Memory = { digest, variants: new Map() };
  memories.set(records, memory);
  return memory.variants;
}
