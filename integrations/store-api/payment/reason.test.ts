import { expect, it } from 'vitest';
import { reasonOf } from './close-visits.ts';

it('says what went wrong, and never what a shopper typed', () => {
  const refusal = Object.assign(new Error('Invalid email address: anna@example'), {
    type: 'StripeInvalidRequestError',
    code: 'email_invalid',
    param: 'customer_email',
  });
  expect(reasonOf(refusal)).toBe('StripeInvalidRequestError email_invalid customer_email');
  expect(reasonOf(new Error('no page'))).toBe('no page');
  expect(reasonOf('odd')).toBe('odd');
});
