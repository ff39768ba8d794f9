import { describe, expect, it } from 'vitest';
import type { Context } from '#store-api/contract/context.ts';
import { isCustomerSession, isGuestSession, isLoggedIn, languageCodeOf, storefrontUrlOf } from './session.ts';

const ruth = { id: 'ruth', active: true, guest: false };
const guest = { id: 'guest', active: true, guest: true };
const unconfirmed = { id: 'karl', active: false, guest: false };

describe('Who is shopping (D1)', () => {
  it.each([
    ['nobody', null, [false, false, false]],
    ['a registered customer', ruth, [true, true, false]],
    ['somebody who has not confirmed yet', unconfirmed, [false, true, false]],
    ['a guest', guest, [false, false, true]],
  ])('%s', (_, who, expected) => {
    expect([isLoggedIn(who), isCustomerSession(who), isGuestSession(who)]).toEqual(expected);
  });
});

describe('Mails lead back (C8)', () => {
  const knowing = (...urls: string[]) =>
    ({ salesChannel: { domains: urls.map((url) => ({ url })) } }) as unknown as Context;

  it.each([
    [
      'to the language of the page, where the store knows that address',
      ['https://a.ch', 'https://a.ch/fr-FR'],
      'https://a.ch/fr-FR',
    ],
    ['to the shop, where it does not', ['https://a.ch', 'https://b.ch/fr-FR'], 'https://a.ch'],
  ])('%s', (_, urls, expected) => expect(storefrontUrlOf(knowing(...urls), 'https://a.ch', 'fr-FR')).toBe(expected));

  it('to the shop, where the store tells no addresses', () => {
    const context = { salesChannel: { domains: null } } as unknown as Context;
    expect(storefrontUrlOf(context, 'https://a.ch', 'en-US')).toBe('https://a.ch');
  });
});

describe('The language of a session (C8)', () => {
  it('is told by newer servers only', () => {
    expect(languageCodeOf({ languageInfo: { localeCode: 'de-CH', name: 'Deutsch' } } as unknown as Context)).toBe(
      'de-CH',
    );
    expect(languageCodeOf({} as Context)).toBeUndefined();
  });
});
