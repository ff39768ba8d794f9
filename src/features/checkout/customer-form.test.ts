import { describe, expect, it } from 'vitest';
import type { Customer, CustomerAddress } from '#store-api/contract/account.ts';
import { addressesOf, asCustomer, emptyForm } from './checkout-form.ts';

const address = (id: string) => ({
  id,
  firstName: 'Ruth',
  lastName: 'Ammann',
  street: 'x',
  city: 'y',
  countryId: 'CH',
});
const ruth = {
  ...{ id: 'ruth', email: 'ruth@example.ch', firstName: 'Ruth', lastName: 'Ammann' },
  activeShippingAddress: address('home'),
  activeBillingAddress: address('office'),
} as Customer;
const typed = { ...emptyForm('CH'), comment: 'klingeln' };
const street = { ...typed.shipping, street: 'Obere Halde 14' };

describe('The form of somebody who has just logged in', () => {
  it('takes the addresses of the session, and keeps the rest (D11)', () =>
    expect(asCustomer(typed, ruth)).toMatchObject({
      ...{ shippingId: 'home', billingId: 'office', billingSame: false },
      ...{ firstName: 'Ruth', email: 'ruth@example.ch', comment: 'klingeln' },
    }));

  it('goes where was typed before', () => {
    const form = asCustomer({ ...typed, firstName: 'Karl', shipping: street }, ruth);
    expect(form).toMatchObject({ shippingId: '', billingSame: true, firstName: 'Karl', shipping: street });
    expect(asCustomer(form, ruth)).toEqual(form);
  });

  it('bills where was typed before', () => {
    const billing = { ...typed.billing, street: 'Dorfstrasse 1' };
    expect(asCustomer({ ...typed, billingSame: false, billing }, ruth)).toMatchObject({
      ...{ shippingId: 'home', billingId: '', billingSame: false, billing },
    });
  });

  it('keeps an address of the book that was chosen instead of the typed one', () =>
    expect(asCustomer({ ...typed, shippingId: 'home', shipping: street }, ruth).shippingId).toBe('home'));

  it('carries no password', () => expect(asCustomer({ ...typed, password: 'ein-wort' }, ruth).password).toBe(''));
});

describe('The addresses to choose from', () => {
  const ids = (customer: object | null, book?: object[]) =>
    addressesOf(customer as Customer, book as CustomerAddress[])?.map(({ id }) => id);

  it('are those of the book', () => expect(ids(ruth, [address('cottage')])).toEqual(['cottage']));

  it('are those of the session until the book is there, each once (D11)', () => {
    expect(ids(ruth)).toEqual(['home', 'office']);
    expect(ids(ruth, [])).toEqual(['home', 'office']); // a book that may not be seen
    expect(ids({ ...ruth, activeBillingAddress: address('home') })).toEqual(['home']);
    expect(ids({ id: 'karl' })).toEqual([]);
  });

  it('are none for somebody without an account', () => {
    expect(ids(null, [address('home')])).toBeUndefined();
    expect(ids({ ...ruth, guest: true })).toBeUndefined();
  });
});
