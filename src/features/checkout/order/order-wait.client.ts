import { countDown } from '#features/session/count-down.client.ts';
import { type Slice, tell } from '#i18n/tell.ts';

/* Too many tries for an order: the seconds pass before one's eyes, and until then nothing can be pressed (H10). */
class OrderWait extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback() {
    const button = document.querySelector<HTMLButtonElement>('[data-look] button');
    const said = this.querySelector<HTMLElement>('[role="alert"]');
    if (!button || !said) return;
    const words: Slice<'rateLimit'> = JSON.parse(this.querySelector('script')?.textContent ?? '{}');
    said.ariaLive = 'off'; // a screen reader hears the first number only
    button.disabled = true;
    this.stop = countDown(Number(this.dataset.seconds), (left) => {
      said.textContent = tell(words, 'rateLimit', { count: left });
      this.hidden = left <= 0;
      button.disabled = left > 0;
    });
  }

  disconnectedCallback() {
    this.stop?.();
  }
}

customElements.define('order-wait', OrderWait);
