import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fitsCountry, sampleZip } from '#features/account/address/address-form.ts';
import type { Country } from '#store-api/contract/shop.ts';
import {
  type CheckoutForm,
  type CheckoutSchemaOptions,
  checkoutSchema,
  emptyForm,
  withOwnStates,
} from './checkout-form.ts';

const switzerland = {
  id: 'CH',
  iso: 'CH',
  checkPostalCodePattern: true,
  defaultPostalCodePattern: '[1-9]\\d{3}',
} as Country;
const netherlands = {
  id: 'NL',
  iso: 'NL',
  checkPostalCodePattern: true,
  defaultPostalCodePattern: '[1-9]\\d{3} ?[A-Z]{2}',
} as Country;
const anywhere = { id: 'XX', iso: 'XX' } as Country;
/** Insists on a state, and one that only asks for it. */
const germany = { id: 'DE', forceStateInRegistration: true, states: [{ id: 'by', name: 'Bayern' }] } as Country;
const italy = { id: 'IT', forceStateInRegistration: false, states: [{ id: 'bz', name: 'Bozen' }] } as Country;
const countries = [switzerland, netherlands, anywhere, germany, italy];

const AGREED = { consentTerms: true, consentPrivacy: true };

/** Ruth Ammann in Baden, who agrees to the terms. */
const ruth: CheckoutForm = {
  ...emptyForm('CH'),
  email: 'ruth.ammann@example.ch',
  firstName: 'Ruth',
  lastName: 'Ammann',
  shipping: { ...emptyForm('CH').shipping, street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' },
  consentTerms: true,
  consentPrivacy: true,
};

/** What is wrong with a form: message by field. */
function wrong(form: CheckoutForm, more: Partial<CheckoutSchemaOptions> = {}) {
  const options = { countries, isCustomer: false, isVirtual: false, needsWaiver: false, now: new Date('2026-11-22') };
  const read = z.safeParse(checkoutSchema({ ...options, ...more }), form);
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('The form of the checkout', () => {
  it('is content with Ruth', () => expect(wrong(ruth)).toEqual({}));

  it('asks for everything that is needed, and for nothing else (E1, E3)', () => {
    expect(wrong(emptyForm('CH'))).toEqual({
      email: 'required',
      firstName: 'required',
      lastName: 'required',
      'shipping.street': 'required',
      'shipping.zipcode': 'required',
      'shipping.city': 'required',
      consentTerms: 'terms',
      consentPrivacy: 'privacy',
    });
  });

  it('takes blanks for nothing', () => expect(wrong({ ...ruth, firstName: '  ' })).toEqual({ firstName: 'required' }));

  it.each(['ruth', 'ruth@', 'ruth@example', 'ru th@example.ch'])('refuses the e-mail %s (E2)', (email) =>
    expect(wrong({ ...ruth, email })).toEqual({ email: 'email' }),
  );

  it.each([
    ['540', 'CH', false],
    ['0400', 'CH', false],
    ['5400', 'CH', true],
    [' 5400 ', 'CH', true],
    ['1012ab', 'NL', true],
    ['whatever', 'XX', true],
  ])('holds the postcode %s against %s: %s', (zipcode, countryId, isRight) => {
    const shipping = { ...ruth.shipping, zipcode, countryId };
    expect(wrong({ ...ruth, shipping })).toEqual(isRight ? {} : { 'shipping.zipcode': 'zipForCountry' });
    expect(
      fitsCountry(
        zipcode,
        countries.find(({ id }) => id === countryId),
      ),
    ).toBe(isRight);
  });

  it('looks at the billing address only when it is another one', () => {
    const billing = { ...ruth.billing, zipcode: '1' };
    expect(wrong({ ...ruth, billing })).toEqual({});
    expect(wrong({ ...ruth, billing, billingSame: false })).toEqual({
      'billing.firstName': 'required',
      'billing.lastName': 'required',
      'billing.street': 'required',
      'billing.city': 'required',
      'billing.zipcode': 'zipForCountry',
    });
  });

  it('wants the waiver when something can be downloaded at once (C12)', () => {
    expect(wrong(ruth, { needsWaiver: true })).toEqual({ consentDigital: 'digitalWaiver' });
    expect(wrong({ ...ruth, consentDigital: true }, { needsWaiver: true })).toEqual({});
  });

  it('looks at no billing address where nothing is sent (D4)', () =>
    expect(wrong({ ...ruth, billingSame: false }, { isVirtual: true })).toEqual({}));

  it('wants a login from who has chosen to log in, and asks nothing that the account knows (E4)', () => {
    expect(wrong({ ...ruth, buyer: 'customer', email: '', firstName: '' })).toEqual({ buyer: 'loginRequired' });
    expect(wrong({ ...emptyForm('CH'), ...AGREED, shippingId: 'home' }, { isCustomer: true })).toEqual({});
  });

  it('asks for a password and the age of who opens an account (E6)', () => {
    const birthday = { birthdayDay: '17', birthdayMonth: '5', birthdayYear: '1980' };
    const twice = {
      emailConfirmation: ` ${ruth.email}`,
      password: 'ein-langes-wort',
      passwordConfirm: 'ein-langes-wort',
    };
    expect(wrong({ ...ruth, buyer: 'new', ...twice, password: 'kurz', ...birthday, birthdayYear: '2010' })).toEqual({
      password: 'minLength',
      passwordConfirm: 'passwordsMatch',
      birthdayDay: 'age',
    });
    expect(wrong({ ...ruth, buyer: 'new', ...twice, ...birthday })).toEqual({});
  });

  it('wants e-mail and password twice from who opens an account, as the registration does (C2, E5)', () => {
    expect(wrong({ ...ruth, buyer: 'new' })).toEqual({
      ...{ emailConfirmation: 'required', password: 'required', passwordConfirm: 'required', birthdayDay: 'required' },
    });
    const other = { emailConfirmation: 'ruth@example.ch', password: 'ein-langes-wort', passwordConfirm: 'ein-anderes' };
    expect(
      wrong({ ...ruth, buyer: 'new', ...other, birthdayDay: '17', birthdayMonth: '5', birthdayYear: '1980' }),
    ).toEqual({ emailConfirmation: 'emailsMatch', passwordConfirm: 'passwordsMatch' });
    expect(wrong({ ...ruth, ...other })).toEqual({});
  });

  it('looks at an address that a customer types, and not at one of the book', () => {
    const typed = { ...ruth, email: '', firstName: '', shipping: { ...ruth.shipping, zipcode: '1' } };
    expect(wrong(typed, { isCustomer: true })).toEqual({ firstName: 'required', 'shipping.zipcode': 'zipForCountry' });
    expect(wrong({ ...typed, shippingId: 'home' }, { isCustomer: true })).toEqual({});
    const invoice = { ...typed, shippingId: 'home', billingSame: false };
    expect(Object.keys(wrong(invoice, { isCustomer: true }))).toContain('billing.street');
    expect(wrong({ ...invoice, billingId: 'office' }, { isCustomer: true })).toEqual({});
  });

  it.each([
    ['', true],
    ['+41 56 222 11 00', true],
    ['056/222 11 00', true],
    ['ring me', false],
  ])('takes the telephone %j: %s', (phoneNumber, isRight) => {
    const shipping = { ...ruth.shipping, phoneNumber };
    expect(wrong({ ...ruth, shipping })).toEqual(isRight ? {} : { 'shipping.phoneNumber': 'phone' });
  });

  it.each([
    ['DE', '', false],
    ['DE', 'bz', false],
    ['DE', 'by', true],
    ['IT', '', true],
    ['CH', '', true],
  ])('in %s holds the state %j of parcel and invoice: %s (E1)', (countryId, countryStateId, isRight) => {
    const there = { countryId, countryStateId, zipcode: '6060' };
    const billing = { ...ruth.billing, ...there, firstName: 'Karl', lastName: 'Odermatt', street: 'x', city: 'y' };
    expect(wrong({ ...ruth, billingSame: false, shipping: { ...ruth.shipping, ...there }, billing })).toEqual(
      isRight ? {} : { 'shipping.countryStateId': 'required', 'billing.countryStateId': 'required' },
    );
  });

  it('loses a state that the chosen country does not have, and no other (C2)', () => {
    const shipping = { ...ruth.shipping, countryId: 'DE', countryStateId: 'by' };
    const billing = { ...ruth.billing, countryId: 'IT', countryStateId: 'by' };
    const form = withOwnStates({ ...ruth, shipping, billing }, countries);
    expect([form.shipping, form.billing.countryStateId]).toEqual([shipping, '']);
  });

  it('shows what a postcode looks like', () => expect([sampleZip('CH'), sampleZip('QQ')]).toEqual(['6060', '…']));
});
