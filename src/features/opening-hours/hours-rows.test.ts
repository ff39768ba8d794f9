import { expect, test } from 'vitest';
import { drawComponent } from '#tests/support/draw-component.ts';
import OpenHours from './OpenHours.astro';

test('The hours below the sign are the facts of the shop, whatever they are (A9)', async () => {
  const hours = { week: [{ weekdays: [2, 3], from: '09:15', until: '11:45' }], closed: [] };
  const html = await drawComponent(OpenHours, { locale: 'de', hours, now: new Date('2026-11-24T09:00:00Z') });
  expect(html.replace(/\s+/g, ' ')).toMatch(/<li[^>]*> ?Dienstag – Mittwoch 09:15–11:45 ?<\/li>/);
});
