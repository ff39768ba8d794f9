import { doorAt } from './open-hours.ts';

/* The sign on the door, by the shopper's clock and the workshop's time zone. */

for (const element of document.querySelectorAll('open-hours')) {
  const { hours, lang, ...words } = JSON.parse(element.querySelector('script')?.textContent ?? '{}');
  const sign = element.querySelector('p');
  if (!sign || !hours) continue;
  const door = doorAt(hours, new Date());
  const clock = (time: string) => new Date(`2026-01-01T${time}`).toLocaleTimeString(lang, { timeStyle: 'short' });
  const day = (weekday: number) => new Date(2026, 5, weekday).toLocaleDateString(lang, { weekday: 'long' }); // 1 June 2026 is a Monday
  const text: string = words[door.state];
  sign.textContent =
    door.state === 'closedFor'
      ? [text, door.reason].filter(Boolean).join(': ')
      : text
          .replace('{time}', clock(door.state === 'open' ? door.until : door.at))
          .replace('{day}', door.state === 'opensLater' ? day(door.weekday) : '');
  sign.classList.toggle('open', door.state === 'open');
  sign.hidden = false;
}
