import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Fields } from '#store/shopper/fields.ts';

/** As whom somebody shops. */
export type AccountType = 'private' | 'business';

export const readAccountType = (fields: Fields, standard: AccountType): AccountType =>
  fields.choice('accountType', ['private', 'business'], standard);

/** VAT numbers of a business; each has the form of its country. Private people have none. */
export function readVatIds({ countries }: ShopConfig, fields: Fields, countryId: string): string[] {
  const vatIds = fields.texts('vatIds');
  const pattern = countries.find(({ id }) => id === countryId)?.vatIdPattern;
  for (const vatId of vatIds)
    if (pattern && !new RegExp(pattern, 'i').test(vatId))
      fields.report('vatIds', 'VAT_ID_FORMAT_NOT_CORRECT', `The format of the VAT id ${vatId} is not correct.`, {
        '{{ vatId }}': `"${vatId}"`,
      });
  return vatIds;
}

/** What a registration says of its business. */
type Business = { accountType: AccountType; vatIds: string[] };

/** The group that somebody applies for, with what the shop wants to know for it (content/shop/shop.yaml). */
export function readRequestedGroup(
  shopConfig: ShopConfig,
  fields: Fields,
  { accountType, vatIds }: Business,
): string | null {
  const open = shopConfig.customerGroups.filter(({ registration }) => registration);
  const id = fields.idAmong('requestedGroupId', open, 'customer_group');
  const required = open.find((group) => group.id === id)?.registration?.required ?? [];
  if (required.includes('company') && accountType === 'private')
    fields.report('accountType', 'NO_SUCH_CHOICE_ERROR', 'This group is open to businesses only.', {
      '{{ value }}': '"private"',
    });
  else if (required.includes('vatId') && vatIds.length === 0)
    fields.report('vatIds', 'IS_BLANK_ERROR', 'This value should not be blank.');
  return id;
}
