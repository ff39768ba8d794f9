import { describe, expect, test } from 'vitest';
import { dayAfter, isDay, timeAfter, visitDays, visitTimes } from './visit.ts';

const HOURS = [
  {
    days: ['tuesday', 'friday'],
    spans: [
      { from: '09:00', to: '11:00' },
      { from: '13:30', to: '14:15' },
    ],
  },
  { days: ['saturday'], spans: [{ from: '09:00', to: '09:44' }] },
];

describe('A visit (C14, 7.4)', () => {
  test('begins every half hour, and ends before the door closes', () => {
    expect(visitTimes(HOURS, '2026-12-01')).toEqual(['09:00', '09:30', '10:00', '13:30']);
  });
  test('fits into no stretch that is a minute too short, and into no closed day', () => {
    expect(visitTimes(HOURS, '2026-12-05')).toEqual([]);
    expect(visitTimes(HOURS, '2026-12-06')).toEqual([]);
    expect(visitTimes(HOURS, '2026-12-25')).toEqual([]); // a Friday
    expect(visitTimes(HOURS, '2027-01-01')).toEqual([]); // the same
  });
  test('is asked for from tomorrow on, for half a year', () => {
    expect(visitDays('2026-12-31')).toEqual({ first: '2027-01-01', last: '2027-06-29' });
  });
});

describe('A day', () => {
  test('is one that the calendar has', () => {
    expect(['2028-02-29', '2026-02-29', '2026-13-01', '3.12.2026', ''].map(isDay)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });
  test('is followed by the next, over the change of the clocks too', () => {
    expect([dayAfter('2026-10-24', 1), dayAfter('2026-10-25', 1)]).toEqual(['2026-10-25', '2026-10-26']);
  });
});

test('A time later is written with two digits', () => expect(timeAfter('09:30', 45)).toBe('10:15'));
