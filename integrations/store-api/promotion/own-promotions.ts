import { inEveryLanguage } from '#i18n/locales.ts';
import { refuse } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import {
  addPromotion,
  codesInUse,
  dropPromotion,
  type KnownPromotion,
  readAllPromotions,
} from '#store/records/checkout/promotions.ts';
import { codeKey } from '#store/rules/promotion/promotion.ts';
import { addDays, type Day, dayStart } from '#store/rules/shipping/shipping.ts';
import type { Store } from '#store/store.ts';
import type { Cents } from '#values/money.ts';

/** A promotion as the merchant makes it; null: without a limit. Money in Rappen, days by the shop's clock, both included. */
export type OwnPromotion = {
  /** Null: it holds by itself. */
  code: string | null;
  /** As the cart names it, in every language; the code when nothing is said. */
  name: string | null;
  takesOff: { percent: number } | { amount: Cents };
  from: Day | null;
  to: Day | null;
  minTotal: Cents | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

const CODE = /^[A-Z0-9]{3,30}$/;
const LONGEST_NAME = 60;
/** Between those of content, which go from 0 to 100. */
const PRIORITY = 50;
const MS_PER_SECOND = 1000;

/**
 * Makes a promotion on goods that holds at once, or from its day on, beside those of content. As with those, codes do not
 * combine: it takes the place of every other code. Answers the name by which it is switched off.
 * @throws 400 no code of capitals and digits, or one that is in use; more than 100 percent, or a day before the first
 */
export async function createPromotion(store: Store, draft: OwnPromotion, now: Date): Promise<string> {
  const code = draft.code === null ? null : codeKey(draft.code);
  const name = draft.name?.trim() || code;
  requireSound({ ...draft, code, name });
  const { timezone } = store.shopConfig.shop;
  return store.records.transaction(async (tx) => {
    if (code !== null && (await codesInUse(tx, code))) throw isWrong(`The code ${code} is in use.`);
    const others = await readAllPromotions(tx);
    const id = newId();
    const key = keyFor(code ?? name ?? id, others);
    await addPromotion(tx, {
      ...{ id, key, code, isAutomatic: code === null, active: true, isOwn: true, priority: PRIORITY },
      validFrom: (draft.from === null ? secondOf(now) : dayStart(draft.from, timezone)).toISOString(),
      validUntil: draft.to === null ? null : lastSecondOf(draft.to, timezone),
      discounts: [
        {
          ...{ id: newId(), scope: 'cart', max: null, only: null, group: null, cheapest: null },
          ...('percent' in draft.takesOff
            ? { type: 'percentage', value: draft.takesOff.percent }
            : { type: 'absolute', value: draft.takesOff.amount }),
        },
      ],
      sets: [],
      conditions: {
        ...{ groups: ['private', 'professional'], minTotal: draft.minTotal, countries: null, minQuantity: null },
        ...{ shippingMethods: null, maxKg: null, firstOrder: false },
      },
      ...{ maxUses: draft.maxUses, maxUsesPerCustomer: draft.maxUsesPerCustomer, preventsCombination: false },
      excludes: code === null ? [] : others.flatMap(({ promotion }) => (promotion.isAutomatic ? [] : promotion.id)),
      name: inEveryLanguage(() => name ?? ''),
      text: inEveryLanguage(() => name ?? ''),
    });
    return key;
  });
}

/** Removes a promotion that was made here and that no order has used. @throws 404 no such promotion; 400 of content, or used */
export async function deletePromotion({ records }: Store, key: string): Promise<void> {
  await records.transaction(async (tx) => {
    const entry = (await readAllPromotions(tx)).find(({ promotion }) => promotion.key === key);
    if (!entry) throw refuse(404, 'STORE__PROMOTION_NOT_FOUND', `There is no promotion ${key}.`, { key });
    if (!entry.promotion.isOwn)
      throw isWrong(`Promotion ${key} stands in content/shop/promotions.yaml: switch it off, or remove it there.`);
    if (entry.uses > 0 || !(await dropPromotion(tx, entry.promotion.id)))
      throw isWrong(`Promotion ${key} has been used by orders: switch it off instead.`);
  });
}

function requireSound({ code, name, takesOff, from, to, minTotal, maxUses, maxUsesPerCustomer }: OwnPromotion): void {
  if (code !== null && !CODE.test(code)) throw isWrong('A code has 3 to 30 letters and digits, without accents.');
  if (!name || name.length > LONGEST_NAME)
    throw isWrong(`Without a code a promotion needs a name, of ${LONGEST_NAME} characters at most.`);
  if ('percent' in takesOff && !(takesOff.percent > 0 && takesOff.percent <= 100))
    throw isWrong('Percent go from 1 to 100.');
  if ('amount' in takesOff && !(Number.isSafeInteger(takesOff.amount) && takesOff.amount > 0))
    throw isWrong('What is taken off is more than nothing.');
  if (from !== null && to !== null && to < from) throw isWrong(`${to} lies before ${from}.`);
  for (const limit of [minTotal, maxUses, maxUsesPerCustomer])
    if (limit !== null && !(Number.isSafeInteger(limit) && limit > 0)) throw isWrong('A limit is a number above 0.');
}

/** Promotions hold by the second. */
const secondOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % MS_PER_SECOND));

const lastSecondOf = (day: Day, timeZone: string): string =>
  new Date(dayStart(addDays(day, 1), timeZone).getTime() - MS_PER_SECOND).toISOString();

/** `SOMMER10` → `sommer10`, or `sommer10-2` where that is taken. */
function keyFor(words: string, others: KnownPromotion[]): string {
  const taken = new Set(others.map(({ promotion }) => promotion.key));
  const plain =
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'promotion';
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? plain : `${plain}-${count}`;
    if (!taken.has(key)) return key;
  }
}

const isWrong = (sentence: string) => refuse(400, 'STORE__PROMOTION_IMPOSSIBLE', sentence);
