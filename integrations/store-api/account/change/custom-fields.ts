import { fieldsOf } from '#store/account/fields.ts';
import { TRADE, tradesOf } from '#store/account/trades.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { Violation } from '#store/errors.ts';
import type { Body } from '#store/request-body.ts';

/**
 * What a customer's client may keep with the customer, each a text with so many characters at most. In a Shopware these
 * are custom fields of customers that are «modifiable via Store API».
 */
const WRITABLE = { hof_reorder_lists: 300_000, hof_projects: 400_000 } as const;

export type CustomFields = Record<string, string> | null;

/**
 * Custom fields after a change: what the body names becomes different, an empty text is taken away, other names don't
 * count. The trade is one of those that the shop lets choose from.
 */
export function readCustomFields(
  facts: Pick<ShopFacts, 'customerGroups'>,
  body: Body,
  violations: Violation[],
  before: CustomFields = null,
): CustomFields {
  const fields = fieldsOf(body, '/customFields', violations);
  const after = { ...before };
  const keep = (name: string, read: () => string) => {
    if (!(name in body)) return;
    const value = read();
    if (value) after[name] = value;
    else delete after[name];
  };
  for (const [name, max] of Object.entries(WRITABLE)) keep(name, () => fields.text(name, { max }));
  const trades = tradesOf(facts).map(({ id }) => id);
  keep(TRADE, () => fields.choice<string>(TRADE, trades, ''));
  return Object.keys(after).length > 0 ? after : null;
}
