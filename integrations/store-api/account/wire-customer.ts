import type { Locale } from '#i18n/locales.ts';
import { wireDate } from '#store/answer.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import { languageId } from '#store/language.ts';
import type { AddressRow, CustomerRow } from '#store/records/checkout/customers.ts';
import { wireCountry, wireCountryState } from '#store/wire/country.ts';
import { wirePaymentMethod } from '#store/wire/method.ts';
import { wireCustomerGroup, wireLanguage, wireSalutation } from '#store/wire/people.ts';
import type { Address } from './address.ts';
import type { Shopper } from './shopper.ts';

const wireMoment = (iso: string): string => wireDate(new Date(iso));

/** A customer or guest with the addresses in use and the standard ones (facts §3.2). */
export function wireCustomer({ customer, addresses, billing, shipping }: Shopper, facts: ShopFacts, locale: Locale) {
  const wire = (row: AddressRow) => wireAddress(row, customer, facts, locale);
  const standard = (id: string) => wire(addresses.find((row) => row.id === id) ?? billing);
  const group = facts.customerGroups.find(({ id }) => id === customer.groupId);
  const language = facts.languages.find((each) => each.locale === customer.locale);
  const salutation = facts.salutations.find(({ id }) => id === customer.salutationId);
  const paymentMethodId = customer.paymentMethodId ?? facts.defaultPaymentMethodId;
  const paymentMethod = facts.paymentMethods.find(({ id }) => id === paymentMethodId);
  return {
    id: customer.id,
    active: customer.isActive,
    guest: customer.isGuest,
    email: customer.email,
    customerNumber: customer.number,
    groupId: customer.groupId,
    group: group ? wireCustomerGroup(group, locale) : null,
    requestedGroupId: customer.requestedGroupId,
    salesChannelId: facts.salesChannel.id,
    languageId: languageId(customer.locale),
    language: language ? wireLanguage(language) : null,
    salutationId: customer.salutationId,
    salutation: salutation ? wireSalutation(salutation, locale) : null,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    accountType: customer.accountType,
    vatIds: customer.vatIds,
    birthday: customer.birthday ? `${customer.birthday}T00:00:00.000+00:00` : null,
    defaultBillingAddressId: customer.defaultBillingAddressId,
    defaultShippingAddressId: customer.defaultShippingAddressId,
    defaultBillingAddress: standard(customer.defaultBillingAddressId),
    defaultShippingAddress: standard(customer.defaultShippingAddressId),
    activeBillingAddress: wire(billing),
    activeShippingAddress: wire(shipping),
    addresses: addresses.map(wire),
    // 6.6 clients read it, 6.7 has none (facts §8, item 16)
    defaultPaymentMethodId: paymentMethodId,
    defaultPaymentMethod: paymentMethod ? wirePaymentMethod(paymentMethod, locale) : null,
    lastPaymentMethodId: null,
    doubleOptInRegistration: customer.optInSentAt !== null,
    doubleOptInEmailSentDate: customer.optInSentAt ? wireMoment(customer.optInSentAt) : null,
    doubleOptInConfirmDate: customer.optInConfirmedAt ? wireMoment(customer.optInConfirmedAt) : null,
    hash: null,
    firstLogin: wireMoment(customer.createdAt),
    lastLogin: customer.lastLoginAt ? wireMoment(customer.lastLoginAt) : null,
    tagIds: null,
    customFields: customer.customFields,
    createdAt: wireMoment(customer.createdAt),
    updatedAt: wireMoment(customer.updatedAt),
    apiAlias: 'customer' as const,
  };
}

/** An address of a customer (facts §3.3). */
export function wireAddress(row: AddressRow, customer: CustomerRow, facts: ShopFacts, locale: Locale) {
  return {
    id: row.id,
    customerId: row.customerId,
    ...wirePlace(row, facts, locale),
    isDefaultBillingAddress: row.id === customer.defaultBillingAddressId,
    isDefaultShippingAddress: row.id === customer.defaultShippingAddressId,
    createdAt: wireMoment(row.createdAt),
    updatedAt: wireMoment(row.updatedAt),
    apiAlias: 'customer_address' as const,
  };
}

/** What addresses of customers and of orders have in common. */
export function wirePlace(address: Address, facts: ShopFacts, locale: Locale) {
  const country = facts.countries.find(({ id }) => id === address.countryId);
  const state = country?.states.find(({ id }) => id === address.countryStateId);
  const salutation = facts.salutations.find(({ id }) => id === address.salutationId);
  return {
    salutationId: address.salutationId,
    title: address.title,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    department: address.department,
    street: address.street,
    additionalAddressLine1: address.additionalAddressLine1,
    additionalAddressLine2: address.additionalAddressLine2,
    zipcode: address.zipcode,
    city: address.city,
    phoneNumber: address.phoneNumber,
    countryId: address.countryId,
    country: country ? wireCountry(country, locale) : null,
    countryStateId: address.countryStateId,
    countryState: state ? wireCountryState(state, locale) : null,
    salutation: salutation ? wireSalutation(salutation, locale) : null,
    customFields: null,
  };
}
