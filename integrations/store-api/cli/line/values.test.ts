import { describe, expect, it } from 'vitest';
import { around, isWithin } from '#store/merchant/rows.ts';
import { day, oneOf, wholeNumber } from './command-result.ts';

describe('what is typed', () => {
  it.each(['', '-1', '1.5', '1e3', ' 1', '0x1', '1234567890', 'NaN'])('%j is no number', (typed) => {
    expect(() => wholeNumber('pieces', typed, 0)).toThrow(
      `pieces should be a whole number from 0 on, found "${typed}".`,
    );
  });
  it('is a number from its lowest on', () => {
    expect([wholeNumber('n', '0', 0), wholeNumber('n', '999999999', 1)]).toEqual([0, 999_999_999]);
    expect(() => wholeNumber('n', '0', 1)).toThrow('from 1 on');
  });
  it('is one of the words', () => {
    expect(oneOf('--state', 'open', ['open', 'done'])).toBe('open');
    expect(() => oneOf('--state', 'Open', ['open', 'done'])).toThrow(
      '--state should be one of open, done, found "Open".',
    );
  });
  it.each(['2026-02-30', '2026-2-3', 'today', '2026-13-01', ''])('%j is no day', (typed) => {
    expect(() => day('--from', typed)).toThrow('--from should be a day');
  });
});

describe('a span of days', () => {
  const span = { from: '2026-11-01', to: '2026-11-30' };
  it.each([
    ['2026-10-31T22:59:59Z', false],
    ['2026-10-31T23:00:00Z', true],
    ['2026-11-30T22:59:59Z', true],
    ['2026-11-30T23:00:00Z', false],
  ])('by the shop’s clock: %s is within: %j', (iso, is) => {
    expect(isWithin(span, iso, 'Europe/Zurich')).toBe(is);
    const { from, before } = around(span);
    const at = new Date(iso);
    expect(from !== null && before !== null && from <= at && at < before).toBe(true);
  });
  it('may be open', () => {
    expect(isWithin({ from: null, to: null }, '2026-11-30T23:00:00Z', 'Europe/Zurich')).toBe(true);
    expect(around({ from: null, to: null })).toEqual({ from: null, before: null });
  });
});
