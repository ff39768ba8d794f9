import { describe, expect, it } from 'vitest';
import type { CustomerAddress } from '#store-api/contract/account.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { emptyForm } from './checkout-form.ts';
import { type Chosen, reviewOf } from './steps/ReviewStep.tsx';
import { checkoutWords } from './words.server.ts';

const words = checkoutWords('de');
const germany = { id: 'DE', name: 'Deutschland', states: [{ id: 'by', name: 'Bayern' }] };
const countries = [{ id: 'CH', name: 'Schweiz' }, germany] as Country[];
const chosen: Chosen = { countries, addresses: undefined, shipping: 'Standard', payment: 'Rechnung' };
const ruth = {
  ...emptyForm('CH'),
  ...{ email: 'ruth@example.ch', firstName: 'Ruth', lastName: 'Ammann' },
  shipping: { ...emptyForm('CH').shipping, street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' },
};
const home = 'Ruth Ammann, Obere Halde 14, 5400 Baden, Schweiz';

const reviewTexts = (form = ruth, more: Partial<Chosen> = {}) =>
  Object.fromEntries(reviewOf(form, words, { ...chosen, ...more }).map(({ name, text }) => [name, text]));

describe('The look over an order (C12)', () => {
  it('says who, where, how it comes and how it is paid', () =>
    expect(reviewTexts()).toEqual({
      ...{ 'E-Mail': 'ruth@example.ch', Lieferadresse: home },
      ...{ Versandart: 'Standard', Zahlungsart: 'Rechnung' },
    }));

  it('tells the address of the invoice where it is another one', () => {
    const billing = {
      ...ruth.billing,
      firstName: 'Karl',
      lastName: 'Odermatt',
      street: 'Dorfstrasse 1',
      city: 'Sarnen',
    };
    expect(reviewTexts({ ...ruth, billingSame: false, billing })).toMatchObject({
      ...{ Lieferadresse: home, Rechnungsadresse: 'Karl Odermatt, Dorfstrasse 1, Sarnen, Schweiz' },
    });
  });

  it('tells no parcel where nothing is sent', () => {
    const texts = reviewTexts({ ...ruth, billingSame: false }, { shipping: undefined });
    expect(texts).toMatchObject({ Rechnungsadresse: home });
    expect(Object.keys(texts)).not.toContain('Lieferadresse');
  });

  it('tells an address of the book', () => {
    const office = {
      id: 'office',
      ...ruth.billing,
      firstName: 'Ruth',
      lastName: 'Ammann',
      street: 'Gasse 2',
      city: 'Bern',
    };
    const addresses = [office as CustomerAddress];
    expect(reviewTexts({ ...ruth, shippingId: 'office' }, { addresses }).Lieferadresse).toBe(
      'Ruth Ammann, Gasse 2, Bern',
    );
  });

  it('tells the state of an address that has one (C2)', () => {
    const shipping = { ...ruth.shipping, zipcode: '88131', city: 'Lindau', countryId: 'DE', countryStateId: 'by' };
    const text = 'Ruth Ammann, Obere Halde 14, 88131 Lindau, Bayern, Deutschland';
    expect(reviewTexts({ ...ruth, shipping }).Lieferadresse).toBe(text);
  });

  it('leaves out what is not known yet', () =>
    expect(reviewTexts(emptyForm('CH'), { shipping: undefined, payment: undefined })).toEqual({}));
});
