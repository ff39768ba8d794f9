import { describe, expect, it } from 'vitest';
import { MissingIdError } from '#features/session/context-patch.ts';
import { ApiError, type ApiProblem } from '#store-api/ApiError.ts';
import { CartChangedError, failureText, isAboutCart, refusalText } from './refusal.ts';
import { checkoutWords } from './words.server.ts';

const words = checkoutWords('de');
const NO_PAYMENT = new MissingIdError({ key: 'needPaymentMethodId', what: 'payment method' });
const refused = (problem: ApiProblem) =>
  new ApiError({ status: 400, statusText: '', url: '', headers: new Headers() }, { errors: [problem] });

describe('An order that was not placed', () => {
  it.each([
    ['the cart has changed before our eyes', new CartChangedError(), /hat sich inzwischen geändert/, false],
    [
      'the cart has changed at the server',
      refused({ code: 'CHECKOUT__CART_HASH_MISMATCH' }),
      /inzwischen geändert/,
      true,
    ],
    ['a message blocks it', refused({ code: 'CHECKOUT__CART_INVALID' }), /sagen, was fehlt/, true],
    ['the cart is empty', refused({ code: 'CHECKOUT__CART_EMPTY' }), /nichts zu bestellen/, true],
    ['no way to pay was chosen', NO_PAYMENT, /wählen Sie eine Zahlungsart/, false],
    ['the store was not reached', new TypeError('fetch failed'), /alle Angaben sind noch da/, false],
    [
      'nobody is logged in any more (E4)',
      refused({ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }),
      /melden Sie sich an/,
      false,
    ],
    [
      'an empty field that the form does not have (E12)',
      refused({
        code: 'VIOLATION::IS_BLANK_ERROR',
        detail: 'VIOLATION::ADDITIONAL_ADDR2_IS_BLANK_ERROR',
        source: { pointer: '/billingAddress/additionalAddressLine2' },
      }),
      /^additionalAddressLine2: \S/,
      false,
    ],
    ['nobody knows why', refused({ code: 'ODD' }), /alle Angaben sind noch da/, false],
  ])('says why: %s', (_, error, expected, aboutCart) => {
    expect(refusalText(words, error)).toMatch(expected);
    expect(isAboutCart(error)).toBe(aboutCart);
  });

  it('names the choice that is missing (E11)', () => {
    expect(failureText(words, NO_PAYMENT)).toBe('Bitte wählen Sie eine Zahlungsart.');
    expect(failureText(words, new TypeError('fetch failed'))).toMatch(/hat nicht geklappt/);
  });

  it('says how long to wait (H10)', () => {
    const slow = { code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds: 10 } } };
    expect(refusalText(words, refused(slow))).toContain('10 Sekunden');
  });
});
