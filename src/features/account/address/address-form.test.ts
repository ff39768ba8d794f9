import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CustomerAddress } from '#store-api/contract/account.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { addressForm, addressInput, addressSchema, homeFirst } from './address-form.ts';

const countries = [
  { id: 'CH', iso: 'CH', checkPostalCodePattern: true, defaultPostalCodePattern: '[1-9]\\d{3}' },
] as Country[];
const baden = {
  ...{ id: 'home', firstName: 'Ruth', lastName: 'Ammann', street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' },
  ...{ countryId: 'CH', phoneNumber: null, company: 'Ammann Küchen' },
} as CustomerAddress;

function wrong(change: Partial<ReturnType<typeof addressForm>>) {
  const read = z.safeParse(addressSchema(countries), { ...addressForm(baden, 'CH'), ...change });
  return (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('An address', () => {
  it('stands in the form as it is known', () =>
    expect(addressForm(baden, 'DE')).toMatchObject({ firstName: 'Ruth', phoneNumber: '', countryId: 'CH' }));

  it('begins empty in the shopper’s country', () =>
    expect(addressForm(undefined, 'CH')).toMatchObject({ firstName: '', street: '', countryId: 'CH' }));

  it('has a name, a street, and a postcode of its country', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ firstName: ' ', street: '' })).toEqual(['street required', 'firstName required']);
    expect(wrong({ zipcode: '540' })).toEqual(['zipcode zipForCountry']);
    expect(wrong({ phoneNumber: 'ring me' })).toEqual(['phoneNumber phone']);
  });

  it('loses the company that somebody took out', () => {
    expect(addressInput({ ...addressForm(baden, 'CH'), company: ' ' })).toMatchObject({
      company: '',
      street: 'Obere Halde 14',
    });
    expect(addressInput(addressForm(baden, 'CH'))).not.toHaveProperty('salutationId');
  });
});

it('begins with the shop’s own country, in whatever order a Shopware lists them', () => {
  const countries = [{ id: 'DE' }, { id: 'IT' }, { id: 'CH' }];
  expect(homeFirst(countries, 'CH').map(({ id }) => id)).toEqual(['CH', 'DE', 'IT']);
  expect(homeFirst(countries, null)).toEqual(countries);
});
