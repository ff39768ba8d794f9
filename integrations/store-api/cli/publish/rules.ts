import { idOf } from '#store/id.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount, type Cents } from '#values/money.ts';
import type { Entity, Fields } from './admin-api.ts';
import type { Shopware } from './shopware.ts';
import type { Subject } from './write-subject.ts';

/** A condition of the rule builder; a container with others in it has no value. */
export type Condition = { type: string; value?: Fields; children?: Condition[] };

export type Rule = { key: string; name: string; priority: number; conditions: Condition[] };

export const ruleId = (key: string): string => idOf('rule', key);

export const all = (...children: Condition[]): Condition => ({ type: 'andContainer', children });
export const any = (...children: Condition[]): Condition => ({ type: 'orContainer', children });

/** Holds when a line of the cart has these; a product stands for its variants. */
export const hasProducts = (identifiers: string[]): Condition => ({
  type: 'cartLineItem',
  value: { operator: '=', identifiers },
});
/** Categories with those below them: a product of a Shopware knows all categories that it is in. */
export const isInCategories = (categoryIds: string[]): Condition => ({
  type: 'cartLineItemInCategory',
  value: { operator: '=', categoryIds },
});
export const isDeliveredTo = (shopware: Shopware, isos: readonly string[]): Condition => ({
  type: 'customerShippingCountry',
  value: { operator: '=', countryIds: idsOf(shopware, isos) },
});
/** Nobody has said who they are: a cart before the checkout. */
export const isUnknown: Condition = { type: 'customerBillingCountry', value: { operator: 'empty' } };
/** The country of the billing address, for somebody unknown the one of delivery. */
export const isBilledTo = (shopware: Shopware, isos: readonly string[]): Condition =>
  any(
    { type: 'customerBillingCountry', value: { operator: '=', countryIds: idsOf(shopware, isos) } },
    all(isUnknown, isDeliveredTo(shopware, isos)),
  );
/** Of the goods, before discounts. */
export const goodsFrom = (cents: Cents): Condition => ({
  type: 'cartGoodsPrice',
  value: { operator: '>=', amount: amount(cents) },
});
/** Of all lines, after discounts. */
export const positionsFrom = (cents: Cents): Condition => ({
  type: 'cartPositionPrice',
  value: { operator: '>=', amount: amount(cents) },
});
export const totalUpTo = (cents: Cents): Condition => ({
  type: 'cartCartAmount',
  value: { operator: '<=', amount: amount(cents) },
});
export const weightUpTo = (kg: number): Condition => ({ type: 'cartWeight', value: { operator: '<=', weight: kg } });
export const pays = (currencyIds: string[]): Condition => ({ type: 'currency', value: { operator: '=', currencyIds } });

/** Whoever is no professional counts as private, also before they say who they are. */
function isOfGroup({ professionalGroupId }: ShopConfig, group: string): Condition {
  const operator = group === 'professional' ? '=' : '!=';
  return { type: 'customerCustomerGroup', value: { operator, customerGroupIds: [professionalGroupId] } };
}

/** Of which group one is; nothing when it does not matter. */
export const isOfGroups = (config: ShopConfig, groups: readonly string[]): Condition[] =>
  groups.length === 1 && groups[0] ? [isOfGroup(config, groups[0])] : [];

const idsOf = ({ countryIds }: Shopware, isos: readonly string[]): string[] =>
  isos.flatMap((iso) => countryIds.get(iso) ?? []);

/** Rules that prices are made for. */
export const PROFESSIONAL = 'professional';
export const PRIVATE = 'private';

export const groupRules = (config: ShopConfig): Rule[] => [
  {
    key: PROFESSIONAL,
    name: 'Hof & Herd: professionals',
    priority: 200,
    conditions: [isOfGroup(config, 'professional')],
  },
  { key: PRIVATE, name: 'Hof & Herd: private customers', priority: 100, conditions: [isOfGroup(config, 'private')] },
];

/** Rules with all their conditions; a condition that is not ours is taken out of them. */
export const rulesSubject = (rules: Rule[]): Subject => ({
  entity: 'rule',
  rows: rules.map(({ key, name, priority, conditions }) => ({
    id: ruleId(key),
    name,
    priority,
    conditions: conditionRows(key, any(all(...conditions))),
  })),
  nested: { conditions: { entity: 'rule_condition', isOurs: () => true } },
});

/** Containers before what is in them. A condition of another type is another one: values can't be taken back. */
function conditionRows(key: string, root: Condition): Entity[] {
  const rowsOf = (condition: Condition, parentId: string | null, position: number): Entity[] => {
    const { type, value = null, children = [] } = condition;
    const id = idOf('rule-condition', `${parentId ?? key}:${position}:${type}`);
    return [{ id, type, parentId, position, value }, ...children.flatMap((child, at) => rowsOf(child, id, at))];
  };
  return rowsOf(root, null, 0);
}
