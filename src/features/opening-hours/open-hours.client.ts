import { changesIn, openingStatusAt } from './open-hours.ts';

/*
 * The opening status, by the shopper's clock in the workshop's time zone; updated at each change, also on a page that was
 * in the background until then. An element, because lists that are swapped contain some.
 */
class OpenHours extends HTMLElement {
  private timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    document.addEventListener('visibilitychange', this.update);
    this.update();
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.update);
    clearTimeout(this.timer);
  }

  private update = () => {
    const { hours, lang, ...words } = JSON.parse(this.querySelector('script')?.textContent ?? '{}');
    const sign = this.querySelector('p');
    if (!sign || !hours) return;
    const now = new Date();
    const openingStatus = openingStatusAt(hours, now);
    const text: string = words[openingStatus.state];
    sign.textContent =
      openingStatus.state === 'closedFor'
        ? [text, openingStatus.reason].filter(Boolean).join(': ')
        : text
            .replace('{time}', clock(lang, openingStatus.state === 'open' ? openingStatus.until : openingStatus.at))
            .replace('{day}', openingStatus.state === 'opensLater' ? day(lang, openingStatus.weekday) : '');
    sign.classList.toggle('open', openingStatus.state === 'open');
    sign.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.update, changesIn(hours, now));
  };
}

const clock = (lang: string, time: string) =>
  new Date(`2026-01-01T${time}`).toLocaleTimeString(lang, { timeStyle: 'short' });

/** 1 June 2026 is a Monday. */
const day = (lang: string, weekday: number) => new Date(2026, 5, weekday).toLocaleDateString(lang, { weekday: 'long' });

customElements.define('open-hours', OpenHours);
