import { expect, test } from 'vitest';
import { consentOf, readConsent } from './consent.ts';

test.each([
  ['all', [], { statistics: true, media: true }],
  ['none', ['statistics', 'media'], { statistics: false, media: false }],
  ['some', ['media'], { statistics: false, media: true }],
  ['some', [], { statistics: false, media: false }],
])('the press on «%s» with %j ticked', (press, ticked, expected) => expect(consentOf(press, ticked)).toEqual(expected));

test.each([
  ['nothing', null],
  ['what somebody else wrote', 'yes'],
  ['half an answer', '{"media":true}'],
])('%s is no answer, so nothing is allowed', (_, kept) => expect(readConsent(kept)).toBeUndefined());

test('an answer is read as it was kept', () =>
  expect(readConsent('{"statistics":false,"media":true}')).toEqual({ statistics: false, media: true }));
