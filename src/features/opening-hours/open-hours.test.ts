import { describe, expect, test } from 'vitest';
import { changesIn, type Hours, openingStatusAt, soon } from './open-hours.ts';

const hours: Hours = {
  week: [
    { weekdays: [1, 2, 3, 4], from: '07:30', until: '12:00' },
    { weekdays: [1, 2, 3, 4], from: '13:30', until: '17:00' },
    { weekdays: [5], from: '07:30', until: '12:00' },
    { weekdays: [5], from: '13:30', until: '16:00' },
  ],
  closed: [{ from: '2026-12-24', until: '2027-01-04', reason: 'Betriebsferien' }],
};
const at = (moment: string) => openingStatusAt(hours, new Date(moment));

describe('The sign on the door (A9)', () => {
  test('is open within the hours of Switzerland, in winter and in summer', () => {
    expect(at('2026-11-23T07:00:00Z')).toEqual({ state: 'open', until: '12:00' });
    expect(at('2026-06-15T05:30:00Z')).toEqual({ state: 'open', until: '12:00' });
    expect(at('2026-11-27T14:59:00Z')).toEqual({ state: 'open', until: '16:00' });
  });
  test('closes on the minute', () => {
    expect(at('2026-11-27T15:00:00Z')).toEqual({ state: 'opensLater', at: '07:30', weekday: 1 });
  });
  test('says when it opens again: today, tomorrow, after the weekend', () => {
    expect(at('2026-11-23T05:00:00Z')).toEqual({ state: 'opensToday', at: '07:30' });
    expect(at('2026-11-23T11:30:00Z')).toEqual({ state: 'opensToday', at: '13:30' });
    expect(at('2026-11-24T20:00:00Z')).toEqual({ state: 'opensLater', at: '07:30', weekday: 3 });
    expect(at('2026-11-28T10:00:00Z')).toEqual({ state: 'opensLater', at: '07:30', weekday: 1 });
  });
  test('names the reason on closed days, and the evening before', () => {
    expect(at('2026-12-28T09:00:00Z')).toEqual({ state: 'closedFor', reason: 'Betriebsferien' });
    expect(at('2026-12-23T18:00:00Z')).toEqual({ state: 'closedFor', reason: 'Betriebsferien' });
  });
  test.each([
    ['the door opens', '2026-11-23T06:29:30Z', 0.5],
    ['it closes at noon', '2026-11-23T07:00:00Z', 240],
    ['it opens after lunch', '2026-11-23T11:00:00Z', 90],
    ['midnight, after work', '2026-11-23T16:00:00Z', 7 * 60],
    ['midnight, on a Saturday', '2026-11-28T10:00:00Z', 13 * 60],
  ])('turns next when %s (A9)', (_, moment, minutes) => {
    expect(changesIn(hours, new Date(moment))).toBe(minutes * 60_000);
  });
  test('says what the banner says, also by a clock from before the page was drawn', () => {
    const closed = [
      { from: '2024-12-21', until: '2025-01-05', reason: 'Betriebsferien' },
      { from: '2025-05-01', until: '2025-05-01', reason: 'Feiertag' },
      ...hours.closed,
    ];
    const renderedHours = soon({ ...hours, closed }, new Date('2026-11-24T12:00:00Z'));
    expect(openingStatusAt(renderedHours, new Date('2024-12-23T09:00:00Z'))).toEqual({
      state: 'closedFor',
      reason: 'Betriebsferien',
    });
    expect(openingStatusAt(renderedHours, new Date('2026-12-28T09:00:00Z'))).toEqual({
      state: 'closedFor',
      reason: 'Betriebsferien',
    });
  });
  test('travels with the page without single days that are over', () => {
    const closed = [{ from: '2027-03-26', until: '2027-03-26', reason: 'Karfreitag' }];
    expect(soon({ ...hours, closed }, new Date('2027-03-26T12:00:00Z')).closed).toHaveLength(1);
    expect(soon({ ...hours, closed }, new Date('2027-03-27T12:00:00Z')).closed).toHaveLength(0);
  });
});
