import { describe, expect, it } from 'vitest';
import type { Customer, CustomerAddress } from '#store-api/contract/account.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';
import { formField, formOf, isRegistered, registrationOf } from './registration.ts';

const ruth: CheckoutForm = {
  ...emptyForm('CH'),
  email: ' ruth.ammann@example.ch ',
  firstName: 'Ruth',
  lastName: 'Ammann',
  shipping: {
    ...{ company: '', street: 'Obere Halde 14', zipcode: '5400', city: 'Baden', countryId: 'CH', countryStateId: '' },
    phoneNumber: '056 222 11 00',
  },
  consentTerms: true,
  consentPrivacy: true,
};
const karlPays: CheckoutForm = {
  ...ruth,
  billingSame: false,
  billing: {
    ...{ firstName: 'Karl', lastName: 'Odermatt', company: 'Odermatt AG' },
    ...{ street: 'Dorfstrasse 1', zipcode: '6060', city: 'Sarnen', countryId: 'CH', countryStateId: '' },
  },
};

/** A parcel to Bavaria, paid for in South Tyrol. */
const withStates: CheckoutForm = {
  ...karlPays,
  shipping: { ...ruth.shipping, countryId: 'DE', countryStateId: 'by' },
  billing: { ...karlPays.billing, countryId: 'IT', countryStateId: 'bz' },
};

/** The guest that a registration makes. */
function guestOf(form: CheckoutForm): Customer {
  const { billingAddress, shippingAddress = billingAddress, ...who } = registrationOf(form, '');
  const stored = (address: typeof billingAddress, id: string) => ({ ...address, id }) as CustomerAddress;
  const billing = stored(billingAddress, 'billing');
  const shipping = shippingAddress === billingAddress ? billing : stored(shippingAddress, 'shipping');
  return {
    ...who,
    id: 'guest',
    guest: true,
    active: true,
    activeBillingAddress: billing,
    activeShippingAddress: shipping,
  };
}

describe('The registration of a guest', () => {
  it('carries one address when the invoice goes to the same place', () => {
    expect(registrationOf(ruth, 'https://shop.test')).toEqual({
      guest: true,
      email: 'ruth.ammann@example.ch',
      firstName: 'Ruth',
      lastName: 'Ammann',
      storefrontUrl: 'https://shop.test',
      acceptedDataProtection: true,
      billingAddress: {
        firstName: 'Ruth',
        lastName: 'Ammann',
        street: 'Obere Halde 14',
        zipcode: '5400',
        city: 'Baden',
        countryId: 'CH',
        phoneNumber: '056 222 11 00',
      },
    });
  });

  it('makes the one who pays the customer', () => {
    const { firstName, billingAddress, shippingAddress } = registrationOf(karlPays, '');
    expect([firstName, billingAddress.company, billingAddress.city]).toEqual(['Karl', 'Odermatt AG', 'Sarnen']);
    expect([shippingAddress?.firstName, shippingAddress?.city]).toEqual(['Ruth', 'Baden']);
  });

  it.each([
    ['with one address', ruth],
    ['with two addresses', karlPays],
    ['with states', withStates],
  ])('is read back into the same form, %s', (_, form) => {
    const back = formOf(guestOf(form));
    expect([back.email, back.firstName, back.shipping, back.billingSame]).toEqual([
      'ruth.ammann@example.ch',
      'Ruth',
      form.shipping,
      form.billingSame,
    ]);
  });

  it.each(['guest', 'new'] as const)('carries the states of both addresses, %s (C2)', (buyer) => {
    const { billingAddress, shippingAddress } = registrationOf({ ...withStates, buyer }, '');
    expect([billingAddress.countryStateId, shippingAddress?.countryStateId]).toEqual(['bz', 'by']);
    expect(registrationOf(ruth, '').billingAddress).not.toHaveProperty('countryStateId');
  });

  it('is another one with another state (C2)', () => {
    const shipping = { ...withStates.shipping, countryStateId: 'be' };
    expect(isRegistered(withStates, guestOf(withStates))).toBe(true);
    expect(isRegistered({ ...withStates, shipping }, guestOf(withStates))).toBe(false);
  });

  it('is needed again only when something has changed', () => {
    expect(isRegistered(ruth, null)).toBe(false);
    expect(isRegistered(ruth, guestOf(ruth))).toBe(true);
    expect(isRegistered(karlPays, guestOf(karlPays))).toBe(true);
    expect(isRegistered({ ...ruth, comment: 'Bitte klingeln', consentPrivacy: false }, guestOf(ruth))).toBe(true);
    expect(isRegistered({ ...ruth, lastName: 'Amann' }, guestOf(ruth))).toBe(false);
    expect(isRegistered(karlPays, guestOf(ruth))).toBe(false);
  });
});

describe('The registration of somebody who opens an account with the order', () => {
  it('carries password and birthday, and is no guest', () => {
    const birthdate = { birthdayDay: '17', birthdayMonth: '5', birthdayYear: '1980' };
    const registration = registrationOf({ ...ruth, buyer: 'new', password: ' ein Wort ', ...birthdate }, '');
    expect(registration).toMatchObject({ accountType: 'private', password: ' ein Wort ', birthdayYear: 1980 });
    expect(registration).not.toHaveProperty('guest');
  });
});

describe('A refused field of the registration', () => {
  it.each([
    ['email', true, 'email'],
    ['lastName', true, 'lastName'],
    ['lastName', false, 'billing.lastName'],
    ['billingAddress.zipcode', true, 'shipping.zipcode'],
    ['billingAddress.zipcode', false, 'billing.zipcode'],
    ['billingAddress.countryStateId', true, 'shipping.countryStateId'],
    ['billingAddress.countryStateId', false, 'billing.countryStateId'],
    ['shippingAddress.countryStateId', false, 'shipping.countryStateId'],
    ['billingAddress.firstName', true, 'firstName'],
    ['shippingAddress.street', false, 'shipping.street'],
    ['shippingAddress.firstName', false, 'firstName'],
  ])('%s (one address: %s) stands at %s', (field, billingSame, expected) =>
    expect(formField(field, { ...ruth, billingSame })).toBe(expected),
  );

  it('stands in the address that is typed where the book has the other one', () => {
    expect(formField('zipcode', ruth)).toBe('shipping.zipcode');
    expect(formField('zipcode', { ...ruth, shippingId: 'home' })).toBe('billing.zipcode');
    expect(formField('countryStateId', ruth)).toBe('shipping.countryStateId');
  });
});
