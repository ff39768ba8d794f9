import { type Message, message } from '#store/rules/cart/messages.ts';
import type { Applied, AppliedDiscount, Outcome } from './apply.ts';
import type { Promotion } from './promotion.ts';

/** What a cart remembers of a promotion: its code, that it was taken out by hand (automatic ones), and what it took off last. */
export type KeptPromotion = {
  promotionId: string;
  code: string | null;
  isBlocked: boolean;
  applied: { id: string; isDelivery: boolean }[];
};

/** What to remember, what to say, and whether the cart has become dearer because a discount fell away. */
export type PromotionUpdate = { kept: KeptPromotion[]; messages: Message[]; hasLostDiscount: boolean };

/** Compares what applies now with what applied last: news are told once, what hinders a code as long as it does. */
export function updatePromotions(
  { discounts, outcomes }: Applied,
  before: KeptPromotion[],
  unknown: string[],
): PromotionUpdate {
  const updates = outcomes.map(({ promotion, outcome }) => {
    const last = before.find(({ promotionId }) => promotionId === promotion.id);
    const ownDiscounts = discounts.filter((discount) => discount.promotion.id === promotion.id);
    return updateOne(promotion, outcome, ownDiscounts, last);
  });
  const worthless = outcomes.filter(({ outcome }) => outcome === 'worthless').map(({ promotion }) => promotion.name);
  return {
    kept: [...before.filter(({ isBlocked }) => isBlocked), ...updates.flatMap(({ kept }) => kept)],
    messages: [
      ...unknown.map((code) => message('promotion-not-found', '', { code })),
      ...updates.flatMap(({ messages }) => messages),
      ...(worthless.length > 0
        ? [message('promotions-on-cart-price-zero-error', '', { promotions: worthless.join(', ') })]
        : []),
    ],
    hasLostDiscount: updates.some(({ isLost }) => isLost) || before.some((kept) => hasVanished(kept, outcomes)),
  };
}

/** A promotion that took something off and that nobody knows any more. */
const hasVanished = ({ promotionId, applied }: KeptPromotion, outcomes: Applied['outcomes']): boolean =>
  applied.length > 0 && !outcomes.some(({ promotion }) => promotion.id === promotionId);

type Last = KeptPromotion['applied'];

function updateOne(
  promotion: Promotion,
  outcome: Outcome,
  discounts: AppliedDiscount[],
  previous: KeptPromotion | undefined,
) {
  const last = previous?.applied ?? [];
  const { id: promotionId, enteredCode: code, isAutomatic } = promotion;
  const applied = discounts.map(({ discount: { id, scope } }) => ({ id, isDelivery: scope === 'delivery' }));
  // an emptied cart loses its discounts without a word; a code that is entered into an empty one is told to be kept
  const lost = outcome === 'waiting' ? [] : last.filter(({ id }) => !applied.some((now) => now.id === id));
  const added = applied.filter(({ id }) => !last.some((then) => then.id === id));
  const isForgotten = isAutomatic ? applied.length === 0 : outcome === 'gone';
  return {
    kept: isForgotten ? [] : [{ promotionId, code, isBlocked: false, applied }],
    messages: [
      ...added.map(({ id }) => discountMessage('promotion-discount-added', promotion, id)),
      ...lost
        .filter(({ isDelivery }) => isDelivery)
        .map(({ id }) => discountMessage('promotion-discount-deleted', promotion, id)),
      ...hindrance(promotion, outcome === 'waiting' && !previous ? 'not-eligible' : outcome, lost),
    ],
    isLost: lost.length > 0,
  };
}

const discountMessage = (
  kind: 'promotion-discount-added' | 'promotion-discount-deleted',
  { name }: Promotion,
  id: string,
) => message(kind, `-${id}`, { name, discountLineItemId: id });

/** Why a promotion takes nothing off. Automatic ones speak only when the cart had them. */
function hindrance({ isAutomatic, name, enteredCode }: Promotion, outcome: Outcome, lost: Last): Message[] {
  if (isAutomatic)
    return lost.some(({ isDelivery }) => !isDelivery) && outcome !== 'applied' && outcome !== 'worthless'
      ? [message('auto-promotion-not-found', `-${name}`, { name })]
      : [];
  if (outcome === 'gone') return [message('promotion-not-found', '', { code: enteredCode ?? '' })];
  if (outcome === 'not-eligible') return [message('promotion-not-eligible', '', { name })];
  return outcome === 'excluded' ? [message('promotion-excluded', '', { name })] : [];
}
