import { inLanguage } from '#i18n/locales.ts';
import { refuse } from '#store/errors.ts';
import { type KnownPromotion, pausePromotion, readAllPromotions } from '#store/records/checkout/promotions.ts';
import type { Store } from '#store/store.ts';

/** The promotions of the content and those made here, strongest first, with how often they were used. */
export const promotionRows = async ({ records }: Store, now: Date) =>
  (await readAllPromotions(records.read)).map((each) => promotionRow(each, now));

/** Switches a promotion, whatever content says; on only where content has it. @throws 404, 400 it is off in content */
export async function switchPromotion({ records }: Store, key: string, to: 'on' | 'off'): Promise<void> {
  await records.transaction(async (tx) => {
    const entry = (await readAllPromotions(tx)).find(({ promotion }) => promotion.key === key);
    if (!entry) throw refuse(404, 'STORE__PROMOTION_NOT_FOUND', `There is no promotion ${key}.`, { key });
    if (to === 'on' && !entry.promotion.active && entry.promotion.isOwn)
      throw refuse(
        400,
        'STORE__PROMOTION_CODE_TAKEN',
        `The code of promotion ${key} belongs to one of content now: make another.`,
        { key },
      );
    if (to === 'on' && !entry.promotion.active)
      throw refuse(
        400,
        'STORE__PROMOTION_OFF_IN_CONTENT',
        `Promotion ${key} is off in content: set "active: true" in content/shop/promotions.yaml.`,
        { key },
      );
    await pausePromotion(tx, entry.promotion.id, to === 'off');
  });
}

/** Whether a promotion applies today: switched on is not enough once it is over or used up. */
function validity({ promotion, uses, isPaused }: KnownPromotion, now: Date): string {
  const { active, validFrom, validUntil, maxUses } = promotion;
  if (!active || isPaused) return 'off';
  if (validUntil !== null && Date.parse(validUntil) < now.getTime()) return 'over';
  if (maxUses !== null && uses >= maxUses) return 'used up';
  return Date.parse(validFrom) > now.getTime() ? 'to come' : 'on';
}

const promotionRow = (entry: KnownPromotion, now: Date) => promotionFields(entry, validity(entry, now));

const promotionFields = ({ promotion, uses }: KnownPromotion, state: string) => ({
  id: promotion.key,
  on: state === 'on',
  state,
  code: promotion.code,
  made: promotion.isOwn ? 'here' : 'in content',
  from: promotion.validFrom,
  until: promotion.validUntil,
  uses,
  limit: promotion.maxUses,
  name: inLanguage('de', promotion.name),
});
