import { readAccountType, readBirthday, readRequestedGroup, readVatIds } from '#store/account/business.ts';
import { type Violation, violate } from '#store/errors.ts';
import type { Body, StoreContext } from '#store/request.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { readPerson } from '#store/shopper/address.ts';
import { type Fields, fieldsOf } from '#store/shopper/fields.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import { requireShopper } from '#store/shopper/require-shopper.ts';
import { type CustomerChange, changeOwn } from './change-email.ts';
import { readCustomFields } from './custom-fields.ts';

/** Changes name, birthday, as whom somebody shops, and what clients keep with them; what the body does not name stays. @throws 400, 403 */
export function changeProfile(c: StoreContext, body: Body): Promise<void> {
  const { store, now } = c.var;
  return changeOwn(c, requireShopper, (shopper) => {
    const violations: Violation[] = [];
    const fields = fieldsOf(body, '', violations);
    const change: CustomerChange = {
      ...readNames(store.shopConfig, fields, body),
      ...readBusiness(store.shopConfig, fields, body, shopper),
      ...(fields.has('customFields') && {
        customFields: readCustomFields(store.shopConfig, fields.part('customFields'), violations, shopper.customer),
      }),
      ...(BIRTHDAY.some((part) => part in body) && {
        birthday: readBirthday(fields, body, store.shopConfig.limits.minAge, now),
      }),
    };
    if (violations.length > 0) throw violate(violations);
    return change;
  });
}

const BIRTHDAY = ['birthdayDay', 'birthdayMonth', 'birthdayYear'];

/** Both names are always sent; form of address and title may be left out. */
function readNames(shopConfig: ShopConfig, fields: Fields, body: Body): CustomerChange {
  const { firstName, lastName, salutationId, title } = readPerson(shopConfig, fields);
  return { firstName, lastName, ...('salutationId' in body && { salutationId }), ...('title' in body && { title }) };
}

/** A business has a company, and VAT numbers in the form of the country where it is billed; private people have neither. */
function readBusiness(
  shopConfig: ShopConfig,
  fields: Fields,
  body: Body,
  { customer, addresses }: Shopper,
): CustomerChange {
  const accountType = readAccountType(fields, customer.accountType);
  const isApplying = 'requestedGroupId' in body; // an extension: the original lets only new customers apply for a group
  if (accountType === 'private') {
    if (isApplying) readRequestedGroup(shopConfig, fields, { accountType, vatIds: [] });
    return { accountType, company: null, vatIds: [] };
  }
  const billing = addresses.find(({ id }) => id === customer.defaultBillingAddressId);
  const isKept = customer.company !== null && !('company' in body);
  const vatIds = 'vatIds' in body ? readVatIds(shopConfig, fields, billing?.countryId ?? '') : customer.vatIds;
  return {
    accountType,
    ...(!isKept && { company: fields.text('company', { required: true }) }),
    vatIds,
    ...(isApplying && { requestedGroupId: readRequestedGroup(shopConfig, fields, { accountType, vatIds }) }),
  };
}
