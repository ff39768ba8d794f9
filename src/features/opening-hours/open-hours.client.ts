import { doorAt, turnsIn } from './open-hours.ts';

/*
 * The sign on the door, by the shopper's clock and the workshop's time zone; it turns when the hour comes, also on a
 * page that slept until then. Lists that are swapped bring signs of their own.
 */
class OpenHours extends HTMLElement {
  private turn: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    document.addEventListener('visibilitychange', this.say);
    this.say();
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.say);
    clearTimeout(this.turn);
  }

  private say = () => {
    const { hours, lang, ...words } = JSON.parse(this.querySelector('script')?.textContent ?? '{}');
    const sign = this.querySelector('p');
    if (!sign || !hours) return;
    const now = new Date();
    const door = doorAt(hours, now);
    const text: string = words[door.state];
    sign.textContent =
      door.state === 'closedFor'
        ? [text, door.reason].filter(Boolean).join(': ')
        : text
            .replace('{time}', clock(lang, door.state === 'open' ? door.until : door.at))
            .replace('{day}', door.state === 'opensLater' ? day(lang, door.weekday) : '');
    sign.classList.toggle('open', door.state === 'open');
    sign.hidden = false;
    clearTimeout(this.turn);
    this.turn = setTimeout(this.say, turnsIn(hours, now));
  };
}

const clock = (lang: string, time: string) =>
  new Date(`2026-01-01T${time}`).toLocaleTimeString(lang, { timeStyle: 'short' });

/** 1 June 2026 is a Monday. */
const day = (lang: string, weekday: number) => new Date(2026, 5, weekday).toLocaleDateString(lang, { weekday: 'long' });

customElements.define('open-hours', OpenHours);
