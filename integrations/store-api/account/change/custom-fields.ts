import type { Violation } from '#store/errors.ts';
import { TRADE, tradesOf } from '#store/mail/trades.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { Body } from '#store/request.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { fieldsOf } from '#store/shopper/fields.ts';

/**
 * Custom fields that a client may write, each a text with this many characters at most. In a Shopware these are custom
 * fields of customers that are “modifiable via Store API”.
 */
const WRITABLE = { hof_reorder_lists: 300_000, hof_projects: 400_000 } as const;

/** Longest such text of a customer who is no professional: anybody may open an account. */
const MOST_UNKNOWN = 32_000;

export type CustomFields = Record<string, string> | null;

/** The customer of the fields; unknown during a registration. */
export type Keeper = Pick<CustomerRow, 'isGuest' | 'groupId' | 'customFields'>;

/**
 * Custom fields after a change: fields of the body are set, an empty text deletes one, unknown names are ignored. The
 * trade has to be one of the shop's. Only accounts may store texts, only approved professionals long ones.
 */
export function readCustomFields(
  shopConfig: Pick<ShopConfig, 'customerGroups' | 'professionalGroupId'>,
  body: Body,
  violations: Violation[],
  { isGuest, groupId, customFields }: Keeper,
): CustomFields {
  const fields = fieldsOf(body, '/customFields', violations);
  const after = { ...customFields };
  const keep = (name: string, read: () => string) => {
    if (!(name in body)) return;
    const value = read();
    if (value) after[name] = value;
    else delete after[name];
  };
  const isKnown = groupId === shopConfig.professionalGroupId;
  for (const [name, most] of isGuest ? [] : Object.entries(WRITABLE))
    keep(name, () => fields.text(name, { max: isKnown ? most : MOST_UNKNOWN }));
  const trades = tradesOf(shopConfig).map(({ id }) => id);
  keep(TRADE, () => fields.choice<string>(TRADE, trades, ''));
  return Object.keys(after).length > 0 ? after : null;
}
