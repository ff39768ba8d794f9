import { takeWrong } from '#store/limits/attempts.ts';
import { readPromotions } from '#store/records/checkout/promotions.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import { codeKey, isOffered } from '#store/rules/promotion/promotion.ts';
import { buyerOf } from './read-priced-cart.ts';

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
