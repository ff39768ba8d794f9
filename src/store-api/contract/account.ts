import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { PaymentMethod } from './checkout.ts';
import { type Criteria, flag, Nothing, Success, searchResult, text, translatable } from './entity.ts';
import { Country, CountryState, Salutation } from './shop.ts';

export const CustomerAddress = z.looseObject({
  id: z.string(),
  salutationId: text,
  salutation: z.nullish(Salutation),
  firstName: z.string(),
  lastName: z.string(),
  company: text,
  street: z.string(),
  additionalAddressLine1: text,
  zipcode: text,
  city: z.string(),
  phoneNumber: text,
  countryId: z.string(),
  country: z.nullish(Country),
  countryStateId: text,
  countryState: z.nullish(CountryState),
  department: text,
  title: text,
  additionalAddressLine2: text,
  isDefaultBillingAddress: flag,
  isDefaultShippingAddress: flag,
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

/** A customer or a guest. */
export const Customer = z.looseObject({
  id: z.string(),
  active: flag,
  guest: flag,
  email: z.string(),
  customerNumber: text,
  firstName: z.string(),
  lastName: z.string(),
  title: text,
  company: text,
  salutationId: text,
  birthday: text,
  accountType: text,
  vatIds: z.nullish(z.array(z.string())),
  /** What clients keep with a customer: `hof_reorder_lists`, `hof_projects`, `hof_trade`. */
  customFields: z.nullish(z.record(z.string(), z.unknown())),
  languageId: text,
  requestedGroupId: text,
  defaultPaymentMethodId: text,
  defaultPaymentMethod: z.nullish(PaymentMethod),
  defaultBillingAddressId: text,
  defaultShippingAddressId: text,
  defaultBillingAddress: z.nullish(CustomerAddress),
  defaultShippingAddress: z.nullish(CustomerAddress),
  activeBillingAddress: z.nullish(CustomerAddress),
  activeShippingAddress: z.nullish(CustomerAddress),
  doubleOptInRegistration: flag,
  doubleOptInConfirmDate: text,
});
export type Customer = z.infer<typeof Customer>;

export type AddressInput = {
  salutationId?: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  street: string;
  additionalAddressLine1?: string;
  zipcode: string;
  city: string;
  countryId: string;
  countryStateId?: string;
  phoneNumber?: string;
};

/** Who somebody is; what is left out of a change stays as it was. */
export type Profile = {
  salutationId?: string;
  title?: string;
  firstName: string;
  lastName: string;
  accountType?: 'private' | 'business';
  company?: string;
  vatIds?: string[];
  birthdayDay?: number;
  birthdayMonth?: number;
  birthdayYear?: number;
  /** The group that a professional applies for; in a change only the embedded store knows it. */
  requestedGroupId?: string;
  /** Of those that the store lets clients write. */
  customFields?: Record<string, string>;
};

export type Registration = Profile & {
  guest?: boolean;
  email: string;
  password?: string;
  acceptedDataProtection: boolean;
  storefrontUrl: string;
  billingAddress: AddressInput;
  shippingAddress?: AddressInput;
};

export const register = call<Registration>()('POST', '/account/register', Customer);
export const login = call<{ username: string; password: string }>()('POST', '/account/login', z.looseObject({}));
export const logout = call()('POST', '/account/logout', z.looseObject({}));
export const readCustomer = call<Criteria>()('POST', '/account/customer', Customer);
/** Ends the account, or forgets the guest. */
export const deleteCustomer = call()('DELETE', '/account/customer', Nothing);

export const changeProfile = call<Profile>()('POST', '/account/change-profile', Success);
export const changeEmail = call<{ email: string; emailConfirmation: string; password: string }>()(
  'POST',
  '/account/change-email',
  Success,
);
/** Ends all other sessions; on some servers this one too, so the context is to be read again. */
export const changePassword = call<{ password: string; newPassword: string; newPasswordConfirm: string }>()(
  'POST',
  '/account/change-password',
  z.looseObject({}),
);
/** The language of mails. */
export const changeLanguage = call<{ languageId: string }>()('POST', '/account/change-language', Success);
/** Only 6.6 has it (item 16). */
export const changePaymentMethod = call()('POST', '/account/change-payment-method/{id}', Success);
/** Makes an account of a guest. */
export const convertGuest = call<{ password: string }>()('POST', '/account/convert-guest', Success);

export const addAddress = call<AddressInput>()('POST', '/account/address', CustomerAddress);
export const changeAddress = call<AddressInput>()('PATCH', '/account/address/{id}', CustomerAddress);
export const deleteAddress = call()('DELETE', '/account/address/{id}', Nothing);
export const makeDefaultBilling = call()('PATCH', '/account/address/default-billing/{id}', Nothing);
export const makeDefaultShipping = call()('PATCH', '/account/address/default-shipping/{id}', Nothing);
export const readAddresses = call<Criteria>()('POST', '/account/list-address', searchResult(CustomerAddress));

/** What a group says to those who apply for it; 404 where nobody can. */
export const readGroupRegistration = call()(
  'GET',
  '/customer-group-registration/config/{id}',
  translatable({
    id: z.string(),
    name: text,
    registrationTitle: text,
    registrationIntroduction: text,
    registrationOnlyCompanyRegistration: flag,
  }),
);

/** The click in the mail of a registration; logs in. `em` and `hash` stand in the link. */
export const confirmRegistration = call<{ hash: string; em: string }>()('POST', '/account/register-confirm', Customer);

/** Asks for a mail with the way to a new password; succeeds for unknown addresses too. */
export const askForRecovery = call<{ email: string; storefrontUrl: string }>()(
  'POST',
  '/account/recovery-password',
  Success,
);
export const checkRecovery = call<{ hash: string }>()(
  'POST',
  '/account/customer-recovery-is-expired',
  z.looseObject({ isExpired: z.boolean() }),
);
export const recover = call<{ hash: string; newPassword: string; newPasswordConfirm: string }>()(
  'POST',
  '/account/recovery-password-confirm',
  Success,
);
