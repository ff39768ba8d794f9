import { expect, test } from 'vitest';
import { wordsOf } from '#i18n/words.ts';

test.each([
  ['de', 'Preise ohne MWST und Versand, nach Ihrer Staffel'],
  ['en-US', 'Prices excl. VAT and shipping, at your volume prices'],
  ['fr-FR', 'Prix hors TVA et frais de port, selon vos paliers'],
] as const)(
  'the net total of planner, quick order and parts list lacks VAT and shipping, said in %s (A3)',
  (locale, expected) => {
    expect(wordsOf(locale, 'professional')('netHint')).toBe(expected);
  },
);
