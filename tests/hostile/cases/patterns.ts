import { type Case, sending } from '#tests/hostile/a-case.ts';
import { aGuest, PASSWORD } from '#tests/support/shopper.ts';

/** As long as a body of a read may be. */
const LONG = 60_000;

/** Texts that an expression reads in every way there is before it gives up. */
const TEXTS: [what: string, text: string][] = [
  ['one letter', 'n'.repeat(LONG)],
  ['a syllable', `art${'art'.repeat(LONG / 3 - 2)}!`],
  ['numbers and dashes', '1-'.repeat(LONG / 2)],
  ['a number and letters', `10104${'a'.repeat(LONG - 10)}!`],
  ['dashes', `${'-'.repeat(LONG - 1)}x`],
  ['umlauts in two letters', 'ae'.repeat(LONG / 2)],
  ['accents', 'e\u0301'.repeat(LONG / 4)],
  ['blanks', `${' '.repeat(LONG - 1)}x`],
  ['signs', '#°№ . : -'.repeat(LONG / 12)],
  ['12 words of 5 KB', Array.from({ length: 12 }, (_, at) => `${at}${'w'.repeat(4900)}`).join(' ')],
];

const account = (more: object) => aGuest({ guest: false, email: 'new@example.com', password: PASSWORD, ...more });
const home = (more: object) => account({ billingAddress: { ...aGuest().billingAddress, ...more } });

/** What takes expressions their time. */
export const PATTERNS: Case[] = [
  ...sending(
    'POST /search',
    TEXTS.map(([what, search]) => [what, { search }, 200]),
  ),
  ...sending(
    'POST /search-suggest',
    TEXTS.map(([what, search]) => [what, { search }, 200]),
  ),
  ...sending('POST /account/register', [
    ['an address of many ends', account({ email: `a@${'a.'.repeat(LONG / 2)}` }), 400],
    ['an address of one long name', account({ email: `${'a'.repeat(LONG)}@example.com` }), 400],
    ['an address of signs alone', account({ email: '@'.repeat(LONG) }), 400],
    ['a postcode of 60 KB', home({ zipcode: '6'.repeat(LONG) }), 400],
    [
      'a VAT number of 60 KB',
      account({ accountType: 'business', company: 'x', vatIds: ['CHE'.repeat(LONG / 3)] }),
      400,
    ],
    ['a name of 60 KB', account({ firstName: 'x'.repeat(LONG) }), 400],
  ]),
];
