import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-of.ts';

const ENTRY: CalendarEntry = {
  id: 'abc@hofundherd.example',
  writtenAt: new Date('2026-11-24T10:00:00Z'),
  title: 'Ihr Ausstellungstermin; Küchenwerk, Zürichberg',
  text: 'Zeile 1\nBEGIN:VEVENT\r\nZeile\\2\u0000',
  place: 'Rotbuchweg 14, 8044 Zürich',
  at: { lat: 47.3796, lon: 8.5601 },
  begins: { day: '2026-12-03', time: '10:00' },
  ends: { day: '2026-12-03', time: '10:45' },
};

/** As a calendar reads it: folded lines are put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('A calendar file (7.4)', () => {
  test('says what, where and when, in the zone of Switzerland', () => {
    const lines = linesOf(calendarFile(ENTRY));
    for (const line of [
      'VERSION:2.0',
      'UID:abc@hofundherd.example',
      'DTSTAMP:20261124T100000Z',
      'DTSTART;TZID=Europe/Zurich:20261203T100000',
      'DTEND;TZID=Europe/Zurich:20261203T104500',
      'TZID:Europe/Zurich',
      'GEO:47.3796;8.5601',
      'STATUS:TENTATIVE',
    ])
      expect(lines).toContain(line);
  });

  test('has every part begun and ended, in order, and ends its last line', () => {
    const file = calendarFile(ENTRY);
    const open: string[] = [];
    for (const line of linesOf(file)) {
      const [name, part = ''] = line.split(':');
      if (name === 'BEGIN') open.push(part);
      if (name === 'END') expect(open.pop()).toBe(part);
    }
    expect(open).toEqual([]);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('lets no text begin a line of its own', () => {
    const lines = linesOf(calendarFile(ENTRY));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain('SUMMARY:Ihr Ausstellungstermin\\; Küchenwerk\\, Zürichberg');
    expect(lines).toContain('DESCRIPTION:Zeile 1\\nBEGIN:VEVENT\\nZeile\\\\2');
  });

  test('folds long lines after 75 bytes and cuts no letter', () => {
    const text = 'Grüezi ä'.repeat(60);
    const file = calendarFile({ ...ENTRY, text });
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(linesOf(file)).toContain(`DESCRIPTION:${text}`);
  });

  test('without a time takes the whole day, and needs no zone', () => {
    const file = calendarFile({ ...ENTRY, begins: { day: '2026-12-03' }, ends: { day: '2026-12-04' } });
    const lines = linesOf(file);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261203');
    expect(lines).toContain('DTEND;VALUE=DATE:20261204');
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(file).not.toContain('VTIMEZONE');
  });
});
