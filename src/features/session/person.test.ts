import { expect, test } from 'vitest';
import type { Customer } from '#store-api/contract/account.ts';
import { personOf } from './use-known-person.ts';

const ruth = {
  ...{ id: 'ruth', active: true, guest: false, firstName: 'Ruth', lastName: 'Ammann', email: 'ruth@example.ch' },
  defaultBillingAddress: { phoneNumber: '+41 56 000 00 00' },
} as Customer;

test('A form knows who is logged in, and how to call them', () => {
  const { firstName, lastName, email } = ruth;
  expect(personOf(ruth)).toEqual({ firstName, lastName, email, phone: '+41 56 000 00 00' });
  expect(personOf({ ...ruth, defaultBillingAddress: null })).toEqual({ firstName, lastName, email });
});

test('A form knows nothing of guests and strangers', () => {
  expect(personOf({ ...ruth, guest: true })).toEqual({});
  expect(personOf({ ...ruth, active: false })).toEqual({});
  expect(personOf(null)).toEqual({});
});
