import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Country } from '#store-api/contract/shop.ts';
import {
  emptyRegistration,
  type RegisterForm,
  registerField,
  registerSchema,
  registrationOf,
} from './register-form.ts';

const countries = [
  { id: 'CH', iso: 'CH', checkPostalCodePattern: true, defaultPostalCodePattern: '[1-9]\\d{3}' },
  { id: 'US', iso: 'US', forceStateInRegistration: true, states: [{ id: 'ny', name: 'New York' }] },
] as Country[];

const ruth: RegisterForm = {
  ...emptyRegistration('private', 'CH'),
  ...{ firstName: ' Ruth ', lastName: 'Ammann', email: 'ruth@example.ch', password: 'ein-langes-wort' },
  ...{ emailConfirmation: 'ruth@example.ch', passwordConfirm: 'ein-langes-wort' },
  ...{ birthdayDay: '17', birthdayMonth: '5', birthdayYear: '1980', consentPrivacy: true },
  address: {
    ...{ company: '', street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' },
    ...{ countryId: 'CH', countryStateId: '', phoneNumber: '' },
  },
};
const firm = {
  ...ruth,
  accountType: 'business' as const,
  vatIds: 'CHE-123.456.789 MWST',
  address: { ...ruth.address, company: 'Ammann Küchen' },
};

/** Field and message of everything that is wrong. */
function wrong(form: RegisterForm, isProfessional = false, asksTrade = false) {
  const schema = registerSchema({ countries, now: new Date('2026-11-21T12:00:00Z'), isProfessional, asksTrade });
  const issues = z.safeParse(schema, form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('A registration', () => {
  it('is right when everything is', () => {
    expect(wrong(ruth)).toEqual({});
    expect(wrong(firm, true)).toEqual({});
  });

  it('names every field that is missing (E1, E2)', () =>
    expect(wrong(emptyRegistration('private', 'CH'))).toEqual({
      firstName: 'required',
      lastName: 'required',
      birthdayDay: 'required',
      email: 'required',
      emailConfirmation: 'required',
      password: 'required',
      passwordConfirm: 'required',
      'address.street': 'required',
      'address.zipcode': 'required',
      'address.city': 'required',
      consentPrivacy: 'privacy',
    }));

  it('is for people of 18 years and more (E6)', () => {
    expect(wrong({ ...ruth, birthdayYear: '2008', birthdayMonth: '11', birthdayDay: '22' })).toEqual({
      birthdayDay: 'age',
    });
    expect(wrong({ ...ruth, birthdayYear: '2008', birthdayMonth: '11', birthdayDay: '21' })).toEqual({});
  });

  it('tells the age and a day that never was at once, whatever else is wrong (E6)', () => {
    const wrongPlace = { ...ruth, address: { ...ruth.address, zipcode: '54' } };
    const child = { ...wrongPlace, birthdayYear: '2015' };
    expect(wrong(child)).toEqual({ birthdayDay: 'age', 'address.zipcode': 'zipForCountry' });
    expect(wrong({ ...wrongPlace, birthdayDay: '31', birthdayMonth: '4' })).toMatchObject({ birthdayDay: 'date' });
  });

  it('says e-mail and password twice, and alike (C2, E5)', () => {
    expect(wrong({ ...ruth, emailConfirmation: 'rut@example.ch', passwordConfirm: 'ein-langes-word' })).toEqual({
      emailConfirmation: 'emailsMatch',
      passwordConfirm: 'passwordsMatch',
    });
    expect(wrong({ ...ruth, emailConfirmation: ' ruth@example.ch ' })).toEqual({});
  });

  it('wants a longer password than seven signs, blanks count', () => {
    const typed = (password: string) => wrong({ ...ruth, password, passwordConfirm: password });
    expect(typed('1234567')).toEqual({ password: 'minLength' });
    expect(typed(' 123456 ')).toEqual({});
  });

  it('of a business names the company, and no birthday (F3)', () => {
    const nobody = { ...firm, birthdayYear: '', vatIds: '', address: ruth.address };
    expect(wrong(nobody)).toEqual({ 'address.company': 'required' });
    expect(wrong(nobody, true)).toEqual({ 'address.company': 'required', vatIds: 'required' });
  });

  it('of a professional names the trade, where there are some to choose from (E1, F3)', () => {
    expect(wrong(firm, true, true)).toEqual({ trade: 'required' });
    // passed by keyboard and not chosen: what else is missing is told all the same
    expect(wrong({ ...firm, trade: null, vatIds: '' }, true, true)).toEqual({ trade: 'required', vatIds: 'required' });
    expect(wrong({ ...firm, trade: 'wholesale' }, true, true)).toEqual({});
  });

  it('names the state where a country wants it', () => {
    const abroad = { ...ruth.address, countryId: 'US' };
    expect(wrong({ ...ruth, address: abroad })).toEqual({ 'address.countryStateId': 'required' });
    expect(wrong({ ...ruth, address: { ...abroad, countryStateId: 'ny' } })).toEqual({});
  });
});

describe('What the store is sent', () => {
  it('is the person with their birthday', () => {
    expect(registrationOf(ruth)).toEqual({
      accountType: 'private',
      ...{ firstName: 'Ruth', lastName: 'Ammann', email: 'ruth@example.ch', password: 'ein-langes-wort' },
      ...{ birthdayDay: 17, birthdayMonth: 5, birthdayYear: 1980 },
      acceptedDataProtection: true,
      billingAddress: { street: 'Obere Halde 14', zipcode: '5400', city: 'Baden', countryId: 'CH' },
    });
  });

  it('is the business with its company, VAT number and the group it applies for', () => {
    expect(registrationOf({ ...firm, vatIds: 'che-123.456.789 mwst' })).toMatchObject({
      vatIds: ['CHE-123.456.789 MWST'],
    });
    expect(registrationOf(firm, 'profis')).toMatchObject({
      ...{ accountType: 'business', company: 'Ammann Küchen', vatIds: ['CHE-123.456.789 MWST'] },
      requestedGroupId: 'profis',
      billingAddress: { company: 'Ammann Küchen' },
    });
    expect(registrationOf(firm)).not.toHaveProperty('birthdayDay');
  });

  it('is the trade too, of who names one (F3)', () => {
    const customFields = { hof_trade: 'wholesale' };
    expect(registrationOf({ ...firm, trade: 'wholesale' }, 'profis')).toMatchObject({ customFields });
    expect(registrationOf(firm, 'profis')).not.toHaveProperty('customFields');
  });
});

it.each([
  ['email', 'email'],
  ['billingAddress.zipcode', 'address.zipcode'],
  ['billingAddress.firstName', 'firstName'],
  ['company', 'address.company'],
  ['vatIds.0', 'vatIds'],
  ['customFields.hof_trade', 'trade'],
])('the refused field %s is %s of the form (E9)', (refused, field) => expect(registerField(refused)).toBe(field));
