import { describe, expect, test } from 'vitest';
import { isPublished, nextChange, swissDay } from './publishing.ts';

const at = (moment: string) => new Date(moment);
const advent = { status: 'published', publishFrom: '2026-12-01', publishUntil: '2026-12-24' } as const;

describe('An entry with dates', () => {
  test('is public from the first minute of its first day in Switzerland', () => {
    expect(isPublished(advent, at('2026-11-30T22:59:59Z'))).toBe(false);
    expect(isPublished(advent, at('2026-11-30T23:00:00Z'))).toBe(true);
  });
  test('is public to the last minute of its last day, in summer time too', () => {
    expect(isPublished(advent, at('2026-12-24T22:59:59Z'))).toBe(true);
    expect(isPublished(advent, at('2026-12-24T23:00:00Z'))).toBe(false);
    expect(isPublished({ status: 'published', publishUntil: '2026-07-01' }, at('2026-07-01T22:00:00Z'))).toBe(false);
  });
  test('without dates is always public, as a draft never', () => {
    expect(isPublished({ status: 'published' }, at('2026-01-01T00:00:00Z'))).toBe(true);
    expect(isPublished({ ...advent, status: 'draft' }, at('2026-12-10T12:00:00Z'))).toBe(false);
  });
});

describe('The next change of a list', () => {
  const later = { status: 'published', publishFrom: '2027-01-05' } as const;
  test('is the day on which something appears, or the day after its last', () => {
    expect(nextChange([later, advent], at('2026-11-22T12:00:00Z'))).toBe('2026-12-01');
    expect(nextChange([later, advent], at('2026-12-01T12:00:00Z'))).toBe('2026-12-25');
    expect(nextChange([later, advent], at('2026-12-25T12:00:00Z'))).toBe('2027-01-05');
  });
  test('never comes when all is past; drafts do not count', () => {
    expect(nextChange([later, advent], at('2027-01-05T12:00:00Z'))).toBeUndefined();
    expect(nextChange([{ ...later, status: 'draft' }], at('2026-01-01T12:00:00Z'))).toBeUndefined();
  });
});

test('a day begins at midnight in Zurich', () => {
  expect(swissDay(at('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
  expect(swissDay(at('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
});
