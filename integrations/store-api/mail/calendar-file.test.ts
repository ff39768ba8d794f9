import { describe, expect, test } from 'vitest';
import { type Appointment, calendarOf } from './calendar-of.ts';

const partner = {
  name: 'Küchenwerk',
  phone: '+41 44 000 00 00',
  street: 'Rotbuchweg 14',
  zip: '8044',
  city: 'Zürich',
  lat: 47.3796,
  lon: 8.5601,
} as Appointment['partner'];

const APPOINTMENT: Appointment = {
  serviceType: 'exhibition',
  partner,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: 'Dorfstrasse',
  streetNumber: '3',
  zip: '6060',
  city: 'Sarnen',
  description: 'Zeile 1\nBEGIN:VEVENT\r\nZeile\\2\u0000',
  visit: { day: '2026-12-03', time: '10:00' },
  measures: {},
};

const calendarFile = (changed: Partial<Appointment> = {}): string =>
  calendarOf(
    { ...APPOINTMENT, ...changed },
    { subject: 'Ihr Ausstellungstermin; Küchenwerk, Zürichberg' },
    { id: 'abc', now: new Date('2026-11-24T10:00:00Z') },
  ) ?? '';

/** As a calendar reads it: folded lines are put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('A calendar file (7.4)', () => {
  test('says what, where and when, in the zone of Switzerland', () => {
    const lines = linesOf(calendarFile());
    for (const line of [
      'VERSION:2.0',
      'UID:abc@hofundherd',
      'DTSTAMP:20261124T100000Z',
      'DTSTART;TZID=Europe/Zurich:20261203T100000',
      'DTEND;TZID=Europe/Zurich:20261203T104500',
      'TZID:Europe/Zurich',
      'LOCATION:Küchenwerk\\, Rotbuchweg 14\\, 8044 Zürich',
      'GEO:47.3796;8.5601',
      'STATUS:TENTATIVE',
    ])
      expect(lines).toContain(line);
  });

  test('has every part begun and ended, in order, and ends its last line', () => {
    const file = calendarFile();
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
    const lines = linesOf(calendarFile());
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain('SUMMARY:Ihr Ausstellungstermin\\; Küchenwerk\\, Zürichberg');
    expect(lines).toContain('DESCRIPTION:Küchenwerk\\, +41 44 000 00 00\\nZeile 1\\nBEGIN:VEVENT\\nZeile\\\\2');
  });

  test('folds long lines after 75 bytes and cuts no letter', () => {
    const description = 'Grüezi ä'.repeat(60);
    const file = calendarFile({ description });
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(linesOf(file)).toContain(`DESCRIPTION:Küchenwerk\\, +41 44 000 00 00\\n${description}`);
  });

  test('at the customer’s without a time takes the whole day, and needs no zone', () => {
    const file = calendarFile({ serviceType: 'assembly', visit: { day: '2026-12-03' } });
    const lines = linesOf(file);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261203');
    expect(lines).toContain('DTEND;VALUE=DATE:20261204');
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(lines).toContain('LOCATION:Dorfstrasse 3\\, 6060 Sarnen');
    expect(file).not.toMatch(/VTIMEZONE|GEO/);
  });
});
