import { afterEach, expect, it, test, vi } from 'vitest';
import { sliceOf } from '#i18n/words.ts';
import { type MissingIdError, sendable } from './context-patch.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['shippingMethodId', 'shipping method', 'Bitte wählen Sie eine Versandart.'],
  ['paymentMethodId', 'payment method', 'Bitte wählen Sie eine Zahlungsart.'],
  ['shippingAddressId', 'shipping address', 'Bitte wählen Sie eine Lieferadresse.'],
  ['billingAddressId', 'billing address', 'Bitte wählen Sie eine Rechnungsadresse.'],
])('a choice with an empty %s is refused: «You need to provide %s id» (E11)', (field, what, words) => {
  const wrong = () => sendable({ countryId: 'ch', [field]: '' });
  expect(wrong).toThrow(`You need to provide ${what} id`);
  try {
    wrong();
  } catch (error) {
    const { key } = error as MissingIdError;
    expect(sliceOf('de', 'validation', [key])[key]).toBe(words);
  }
});

test('a currency without an id is logged and changes nothing, a language without one changes nothing (E11)', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(sendable({ languageId: '' })).toEqual({});
  expect(logged).not.toHaveBeenCalled();
  expect(sendable({ currencyId: '' })).toEqual({});
  expect(logged).toHaveBeenCalledOnce();
});

test('everything else goes as it came (E11)', () => {
  const patch = { shippingMethodId: 'post', currencyId: 'chf', languageId: 'de' };
  expect(sendable(patch)).toEqual(patch);
});
