import { inLanguage } from '#i18n/locales.ts';
import type { CatalogueRows } from '#store/catalogue/import/rows.ts';
import { Mistake } from '#store/cli/line/command-result.ts';
import { idOf } from '#store/id.ts';
import type { Discount, Only } from '#store/rules/promotion/promotion.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount } from '#values/money.ts';
import type { AdminApi, Entity, Fields } from './admin-api.ts';
import {
  any,
  type Condition,
  goodsFrom,
  hasProducts,
  isDeliveredTo,
  isInCategories,
  isOfGroups,
  isUnknown,
  positionsFrom,
  type Rule,
  ruleId,
  weightUpTo,
} from './rules.ts';
import { inLanguages, type Shopware } from './shopware.ts';
import type { Subject } from './write-subject.ts';

type PromotionRow = CatalogueRows['promotions']['promotions'][number];

const onlyConditions = (only: NonNullable<Only>): Condition[] => [
  any(
    ...(only.productIds.length > 0 ? [hasProducts(only.productIds)] : []),
    ...(only.categoryIds.length > 0 ? [isInCategories(only.categoryIds)] : []),
  ),
];

const cartKey = ({ key }: PromotionRow): string => `promotion:${key}`;
const discountKey = ({ id }: Discount): string => `promotion-discount:${id}`;
const groupKey = ({ key }: PromotionRow, at: number): string => `promotion-group:${key}:${at}`;

/** When a promotion holds, and for which goods. */
export const promotionRules = (
  shopware: Shopware,
  config: ShopConfig,
  { promotions }: CatalogueRows['promotions'],
): Rule[] =>
  promotions.flatMap((promotion) => {
    const rule = (key: string, conditions: Condition[]): Rule[] =>
      conditions.length > 0
        ? [{ key, name: `Hof & Herd: ${inLanguage('de', promotion.name)}`, priority: 100, conditions }]
        : [];
    return [
      ...rule(cartKey(promotion), cartConditions(shopware, config, promotion)),
      ...promotion.discounts.flatMap((discount) =>
        discount.only ? rule(discountKey(discount), onlyConditions(discount.only)) : [],
      ),
      ...promotion.sets.flatMap(({ only }, at) => (only ? rule(groupKey(promotion, at), onlyConditions(only)) : [])),
    ];
  });

function cartConditions(shopware: Shopware, config: ShopConfig, { conditions, discounts }: PromotionRow): Condition[] {
  const { groups, minTotal, countries, minQuantity, shippingMethods, maxKg, firstOrder } = conditions;
  const methodIds = config.shippingMethods.filter(({ key }) => shippingMethods?.includes(key)).map(({ id }) => id);
  const isOnDelivery = discounts.every(({ scope }) => scope === 'delivery');
  return [
    ...isOfGroups(config, groups),
    // a discount on goods must not take away its own condition
    ...(minTotal === null ? [] : [(isOnDelivery ? positionsFrom : goodsFrom)(minTotal)]),
    ...(countries ? [isDeliveredTo(shopware, countries)] : []),
    ...(minQuantity ? [any(...minQuantity.productIds.map((id) => quantityOf(id, minQuantity.quantity)))] : []),
    ...(shippingMethods ? [{ type: 'shippingMethod', value: { operator: '=', shippingMethodIds: methodIds } }] : []),
    ...(maxKg === null ? [] : [weightUpTo(maxKg)]),
    ...(firstOrder ? [any({ type: 'customerOrderCount', value: { operator: '<', count: 1 } }, isUnknown)] : []),
  ];
}

const quantityOf = (id: string, quantity: number): Condition => ({
  type: 'cartLineItemWithQuantity',
  value: { operator: '>=', id, quantity },
});

/** Promotions of content; one that it no longer has is switched off. */
export function promotions(
  shopware: Shopware,
  config: ShopConfig,
  { promotions: rows, codes, uses }: CatalogueRows['promotions'],
): Subject {
  const ourRuleIds = new Set(rows.map((promotion) => ruleId(cartKey(promotion))));
  const seeded = new Map(uses.map(({ promotionId, uses: count }) => [promotionId, count]));
  return {
    entity: 'promotion',
    rows: rows.map((promotion) => promotionRow(shopware, config, promotion, codes, seeded.get(promotion.id) ?? 0)),
    nested: {
      salesChannels: { entity: 'promotion_sales_channel', isOurs: () => false },
      discounts: { entity: 'promotion_discount', reads: ['id'], isOurs: () => true },
      setgroups: { entity: 'promotion_setgroup', isOurs: () => true },
      individualCodes: { entity: 'promotion_individual_code', isOurs: () => false },
      cartRules: {
        entity: 'rule',
        isOurs: (rule) => ourRuleIds.has(rule.id),
        link: { entity: 'promotion_cart_rule', key: (promotionId, id) => ({ promotionId, ruleId: id }) },
      },
    },
    stale: {
      filter: [
        { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'customFields.hof_key', value: null }] },
      ],
      reads: ['customFields', 'name'],
      isOurs: ({ id, customFields }) => id === idOf('promotion', String((customFields as Fields | null)?.hof_key)),
      hide: { active: false },
    },
  };
}

/** @throws {Mistake} when a promotion of somebody else has a code of ours: codes are unique in a Shopware */
export async function checkCodes(api: AdminApi, { promotions: rows }: CatalogueRows['promotions']): Promise<void> {
  const ids = new Set(rows.map(({ id }) => id));
  const codes = rows.flatMap(({ code }) => code ?? []);
  if (codes.length === 0) return; // a filter by nothing finds those that have none
  const stored = await api.search('promotion', {
    filter: [{ type: 'equalsAny', field: 'code', value: codes.join('|') }],
    includes: { promotion: ['id', 'code'] },
  });
  const taken = stored.filter(({ id }) => !ids.has(id)).map(({ code }) => code);
  if (taken.length > 0)
    throw new Mistake(
      `Other promotions of the Shopware have the codes ${taken.join(', ')}: change them there or in content.`,
    );
}

function promotionRow(
  shopware: Shopware,
  config: ShopConfig,
  promotion: PromotionRow,
  codes: CatalogueRows['promotions']['codes'],
  seeded: number,
): Entity {
  const { id, key, code, isAutomatic, sets, discounts, maxUses } = promotion;
  const singleCodes = codes.filter(({ promotionId }) => promotionId === id);
  const { salesChannel } = config;
  const hasCartRule = cartConditions(shopware, config, promotion).length > 0;
  return {
    id,
    active: promotion.active,
    validFrom: atom(promotion.validFrom),
    validUntil: promotion.validUntil && atom(promotion.validUntil),
    priority: promotion.priority,
    exclusive: false,
    useCodes: !isAutomatic,
    useIndividualCodes: singleCodes.length > 0,
    code,
    useSetGroups: sets.length > 0,
    customerRestriction: false,
    preventCombination: promotion.preventsCombination,
    // a Shopware counts its own orders only
    maxRedemptionsGlobal: maxUses === null ? null : Math.max(maxUses - seeded, 0),
    maxRedemptionsPerCustomer: promotion.maxUsesPerCustomer,
    exclusionIds: promotion.excludes,
    translations: inLanguages(shopware, (locale) => ({
      name: inLanguage(locale, promotion.name),
      customFields: { hof_key: key },
    })),
    salesChannels: [
      {
        id: idOf('promotion-sales-channel', `${key}:${salesChannel.id}`),
        salesChannelId: salesChannel.id,
        priority: 1,
      },
    ],
    ...(hasCartRule && { cartRules: [{ id: ruleId(cartKey(promotion)) }] }),
    discounts: discounts.map(discountRow),
    setgroups: sets.map(({ quantity, only }, at) => ({
      id: idOf('promotion-setgroup', `${key}:${at}`),
      packagerKey: 'COUNT',
      value: quantity,
      sorterKey: 'PRICE_ASC',
      ...(only && { setGroupRules: [{ id: ruleId(groupKey(promotion, at)) }] }),
    })),
    ...(singleCodes.length > 0 && {
      individualCodes: singleCodes.map((each) => ({ id: idOf('promotion-code', each.code), code: each.code })),
    }),
  };
}

function discountRow(discount: Discount): Entity {
  const { id, scope, type, value, max, only, group, cheapest } = discount;
  return {
    id,
    scope: scope === 'setgroup' ? `setgroup-${(group ?? 0) + 1}` : scope,
    type,
    value: type === 'percentage' ? value : amount(value),
    maxValue: max === null ? null : amount(max),
    considerAdvancedRules: only !== null || cheapest !== null,
    sorterKey: 'PRICE_ASC',
    applierKey: 'ALL',
    usageKey: cheapest === null ? 'ALL' : String(cheapest),
    ...(only && { discountRules: [{ id: ruleId(discountKey(discount)) }] }),
  };
}

/** As the Admin API takes moments. */
const atom = (moment: string): string => moment.replace('Z', '+00:00');
