import { countDown } from '#features/plain-forms/count-down.client.ts';
import { formatMessage, type Slice } from '#i18n/format-message.ts';

/* Too many tries for an order: the seconds pass before one's eyes, and until then nothing can be pressed. */
class OrderWait extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback() {
    const button = document.querySelector<HTMLButtonElement>('[data-look] button');
    const alertElement = this.querySelector<HTMLElement>('[role="alert"]');
    if (!button || !alertElement) return;
    const words: Slice<'rateLimit'> = JSON.parse(this.querySelector('script')?.textContent ?? '{}');
    alertElement.ariaLive = 'off'; // a screen reader hears the first number only
    button.disabled = true;
    this.stop = countDown(Number(this.dataset.seconds), (left) => {
      alertElement.textContent = formatMessage(words, 'rateLimit', { count: left });
      this.hidden = left <= 0;
      button.disabled = left > 0;
    });
  }

  disconnectedCallback() {
    this.stop?.();
  }
}

customElements.define('order-wait', OrderWait);
