// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const data = {
  hours: { week: [{ weekdays: [1], from: '07:30', until: '12:00' }], closed: [] },
  ...{ lang: 'de-CH', open: 'Jetzt offen, bis {time} Uhr', opensToday: 'Geschlossen, wieder ab {time} Uhr' },
  ...{ opensLater: 'Geschlossen, wieder am {day} ab {time} Uhr', closedFor: 'Jetzt geschlossen' },
};
const signText = () => document.querySelector('open-hours p')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  await import('./open-hours.client.ts');
  const sign = document.createElement('open-hours');
  sign.innerHTML = `<script type="application/json">${JSON.stringify(data)}</script><p hidden></p>`;
  document.body.append(sign);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('turns on a page that stays open: in the morning, at noon, at midnight (A9)', () => {
  expect(signText()).toBe('Geschlossen, wieder ab 07:30 Uhr');
  vi.advanceTimersByTime(30 * 60_000);
  expect(signText()).toBe('Jetzt offen, bis 12:00 Uhr');
  vi.advanceTimersByTime(270 * 60_000);
  expect(signText()).toBe('Geschlossen, wieder am Montag ab 07:30 Uhr');
});

it('waits with one timer, which goes with the sign (A9)', () => {
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(vi.getTimerCount()).toBe(1);
  document.querySelector('open-hours')?.remove();
  expect(vi.getTimerCount()).toBe(0);
});

it('tells the truth on a page that slept past the hour (A9)', () => {
  vi.setSystemTime(new Date('2026-11-23T08:00:00Z')); // no timer runs while a laptop is closed
  document.dispatchEvent(new Event('visibilitychange'));
  expect(signText()).toBe('Jetzt offen, bis 12:00 Uhr');
});
