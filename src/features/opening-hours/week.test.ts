import { expect, test } from 'vitest';
import type { Hours } from './open-hours.ts';
import { weekRows } from './open-hours.ts';

const hours: Hours = {
  week: [
    { weekdays: [1, 2, 3, 4], from: '13:30', until: '17:00' },
    { weekdays: [1, 2, 3, 4, 5], from: '07:30', until: '12:00' },
  ],
  closed: [],
};

test('Days with the same hours share a row, the morning before the afternoon', () => {
  expect(weekRows('de', hours)).toEqual([
    { days: 'Montag – Donnerstag', spans: ['07:30–12:00', '13:30–17:00'] },
    { days: 'Freitag', spans: ['07:30–12:00'] },
  ]);
});

test('An American reads the hours on a clock of twelve', () => {
  const [, friday] = weekRows('en-US', hours);
  expect(friday?.days).toBe('Friday');
  expect(friday?.spans[0]?.replace(/\s/g, ' ')).toBe('7:30 AM–12:00 PM');
});
