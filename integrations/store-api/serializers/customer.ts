import type { Locale } from '#i18n/locales.ts';
import type { Address, AddressRow, CustomerRow } from '#store/records/checkout/customers.ts';
import { languageId, serializeDate } from '#store/request.ts';
import { serializeCountry, serializeCountryState } from '#store/serializers/country.ts';
import { serializePaymentMethod } from '#store/serializers/method.ts';
import { serializeCustomerGroup, serializeLanguage, serializeSalutation } from '#store/serializers/people.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';

const serializeTimestamp = (iso: string): string => serializeDate(new Date(iso));

/** A customer or guest with the addresses in use and the standard ones. */
export function serializeCustomer(
  { customer, addresses, billing, shipping }: Shopper,
  shopConfig: ShopConfig,
  locale: Locale,
) {
  const serialize = (row: AddressRow) => serializeAddress(row, customer, shopConfig, locale);
  const standard = (id: string) => serialize(addresses.find((row) => row.id === id) ?? billing);
  const group = shopConfig.customerGroups.find(({ id }) => id === customer.groupId);
  const language = shopConfig.languages.find((each) => each.locale === customer.locale);
  const salutation = shopConfig.salutations.find(({ id }) => id === customer.salutationId);
  const paymentMethodId = customer.paymentMethodId ?? shopConfig.defaultPaymentMethodId;
  const paymentMethod = shopConfig.paymentMethods.find(({ id }) => id === paymentMethodId);
  return {
    id: customer.id,
    active: customer.isActive,
    guest: customer.isGuest,
    email: customer.email,
    customerNumber: customer.number,
    groupId: customer.groupId,
    group: group ? serializeCustomerGroup(group, locale) : null,
    requestedGroupId: customer.requestedGroupId,
    salesChannelId: shopConfig.salesChannel.id,
    languageId: languageId(customer.locale),
    language: language ? serializeLanguage(language) : null,
    salutationId: customer.salutationId,
    salutation: salutation ? serializeSalutation(salutation, locale) : null,
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
    activeBillingAddress: serialize(billing),
    activeShippingAddress: serialize(shipping),
    addresses: addresses.map(serialize),
    // 6.6 clients read it, 6.7 has none (item 16)
    defaultPaymentMethodId: paymentMethodId,
    defaultPaymentMethod: paymentMethod ? serializePaymentMethod(paymentMethod, locale) : null,
    lastPaymentMethodId: null,
    doubleOptInRegistration: customer.optInSentAt !== null,
    doubleOptInEmailSentDate: customer.optInSentAt ? serializeTimestamp(customer.optInSentAt) : null,
    doubleOptInConfirmDate: customer.optInConfirmedAt ? serializeTimestamp(customer.optInConfirmedAt) : null,
    hash: null,
    firstLogin: serializeTimestamp(customer.createdAt),
    lastLogin: customer.lastLoginAt ? serializeTimestamp(customer.lastLoginAt) : null,
    tagIds: null,
    customFields: customer.customFields,
    createdAt: serializeTimestamp(customer.createdAt),
    updatedAt: serializeTimestamp(customer.updatedAt),
    apiAlias: 'customer' as const,
  };
}

/** An address of a customer. */
export function serializeAddress(row: AddressRow, customer: CustomerRow, shopConfig: ShopConfig, locale: Locale) {
  return {
    id: row.id,
    customerId: row.customerId,
    ...serializeAddressFields(row, shopConfig, locale),
    isDefaultBillingAddress: row.id === customer.defaultBillingAddressId,
    isDefaultShippingAddress: row.id === customer.defaultShippingAddressId,
    createdAt: serializeTimestamp(row.createdAt),
    updatedAt: serializeTimestamp(row.updatedAt),
    apiAlias: 'customer_address' as const,
  };
}

/** What addresses of customers and of orders have in common. */
export function serializeAddressFields(address: Address, shopConfig: ShopConfig, locale: Locale) {
  const country = shopConfig.countries.find(({ id }) => id === address.countryId);
  const state = country?.states.find(({ id }) => id === address.countryStateId);
  const salutation = shopConfig.salutations.find(({ id }) => id === address.salutationId);
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
    country: country ? serializeCountry(country, locale) : null,
    countryStateId: address.countryStateId,
    countryState: state ? serializeCountryState(state, locale) : null,
    salutation: salutation ? serializeSalutation(salutation, locale) : null,
    customFields: null,
  };
}
