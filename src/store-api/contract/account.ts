import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, flag, Success, searchResult, text } from './entity.ts';
import { Country, Salutation } from './shop.ts';

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
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

/** A customer or a guest (C2). */
export const Customer = z.looseObject({
  id: z.string(),
  active: flag,
  guest: flag,
  email: z.string(),
  customerNumber: text,
  firstName: z.string(),
  lastName: z.string(),
  company: text,
  salutationId: text,
  birthday: text,
  accountType: text,
  defaultBillingAddressId: text,
  defaultShippingAddressId: text,
  defaultBillingAddress: z.nullish(CustomerAddress),
  defaultShippingAddress: z.nullish(CustomerAddress),
  activeBillingAddress: z.nullish(CustomerAddress),
  activeShippingAddress: z.nullish(CustomerAddress),
  doubleOptInRegistration: flag,
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

export type Registration = {
  guest?: boolean;
  email: string;
  password?: string;
  salutationId?: string;
  firstName: string;
  lastName: string;
  accountType?: 'private' | 'business';
  vatIds?: string[];
  birthdayDay?: number;
  birthdayMonth?: number;
  birthdayYear?: number;
  acceptedDataProtection: boolean;
  storefrontUrl: string;
  billingAddress: AddressInput;
  shippingAddress?: AddressInput;
};

export const register = call<Registration>()('POST', '/account/register', Customer);
export const login = call<{ username: string; password: string }>()('POST', '/account/login', z.looseObject({}));
export const logout = call()('POST', '/account/logout', z.looseObject({}));
export const readCustomer = call<Criteria>()('POST', '/account/customer', Customer);
export const readAddresses = call<Criteria>()('POST', '/account/list-address', searchResult(CustomerAddress));

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
