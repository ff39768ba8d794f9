import { describe, expect, it } from 'vitest';
import { addBusinessDays, arrival, isBusinessDay, slowest, wallClock } from './shipping.ts';

const CLOSED = [{ from: '2026-12-24', until: '2027-01-04' }];
const soon = { readiness: { min: 1, max: 3, unit: 'day' }, quantity: 1, stock: 5, restockDays: 14 };
const standard = { days: [1, 2] as const, leavesAfter: null };

describe('business days', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-12-25', false],
    ['2027-01-05', true],
  ])('%s: %s', (day, expected) => expect(isBusinessDay(day, CLOSED)).toBe(expected));

  it('count from the next open day and skip the closure', () => {
    expect(addBusinessDays('2026-11-21', 0, CLOSED)).toBe('2026-11-23');
    expect(addBusinessDays('2026-12-23', 1, CLOSED)).toBe('2027-01-05');
  });

  it('follow the clock on the wall in Sarnen, through both changes of the hour', () => {
    expect(wallClock(new Date('2026-07-01T22:30:00Z'), 'Europe/Zurich')).toEqual({ day: '2026-07-02', minutes: 30 });
    expect(wallClock(new Date('2026-12-01T22:30:00Z'), 'Europe/Zurich')).toEqual({ day: '2026-12-01', minutes: 1410 });
  });
});

describe('arrival', () => {
  it.each([
    ['in stock', soon, standard, '2026-11-20', { earliest: '2026-11-24', latest: '2026-11-27' }],
    ['above stock', { ...soon, quantity: 6 }, standard, '2026-11-20', { earliest: '2026-12-08', latest: '2026-12-11' }],
    [
      'in three to five weeks',
      { ...soon, readiness: { min: 3, max: 5, unit: 'week' } },
      standard,
      '2026-11-20',
      { earliest: '2026-12-14', latest: '2027-01-07' },
    ],
    [
      'by express',
      soon,
      { days: [1, 1] as const, leavesAfter: 0 },
      '2026-11-20',
      { earliest: '2026-11-23', latest: '2026-11-23' },
    ],
  ])('%s', (_, item, transit, today, expected) => expect(arrival(today, item, transit, CLOSED)).toEqual(expected));

  it('is that of the slowest line', () =>
    expect(
      slowest([
        { earliest: '2026-11-24', latest: '2026-12-01' },
        { earliest: '2026-11-26', latest: '2026-11-27' },
      ]),
    ).toEqual({ earliest: '2026-11-26', latest: '2026-12-01' }));
});
