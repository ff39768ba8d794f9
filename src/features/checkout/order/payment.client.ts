import { isLocale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { redirectAfterMs } from '../redirect.ts';
import { hasGone, rememberGoing } from './onwards.store.ts';
import { type PaymentPage, payment } from './payment.store.ts';

/*
 * The payment on the pages of a placed order, without React. `[data-payment]` carries order and language; its parts
 * show in the state that they name: `[data-when="pending redirect failed"]`. A refusal is a state too, by its code.
 */
class Payment extends HTMLElement {
  private leaving: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.pay(true);
    });
    if (!form) this.pay(false);
    this.querySelector('[data-retry]')?.addEventListener('click', () => this.pay(true));
  }

  disconnectedCallback() {
    clearTimeout(this.leaving);
  }

  /** At once when the shopper has just asked for it, else after the time to read the order's number. */
  private async pay(isAtOnce: boolean) {
    const { order = '', locale = '', method } = this.dataset;
    if (!isLocale(locale)) return;
    this.show('pending');
    const chosen = this.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value;
    const isOther = chosen !== undefined && chosen !== method;
    let page = await (isOther ? payment.startWith(order, locale, chosen) : payment.start(order, locale));
    // a Shopware opens no page for a payment that has failed, until its way to pay is chosen anew
    if (page === null && isAtOnce && method && !isOther) page = await payment.startWith(order, locale, method);
    if (page === undefined) return this.showRefusal();
    if (isAtOnce) return location.assign(page ?? paths.checkoutSuccess(locale, order));
    this.goTo(page, order);
  }

  private goTo(page: PaymentPage, order: string) {
    if (page === null) return this.show('done');
    const link = this.querySelector('a');
    if (link) Object.assign(link, { href: page, onclick: () => rememberGoing(order) });
    if (hasGone(order)) return this.show('waiting');
    this.show('redirect');
    this.leaving = setTimeout(() => {
      rememberGoing(order);
      location.assign(page);
    }, redirectAfterMs);
  }

  /** Why it did not work: a sentence for the code of the store's refusal, which takes over from a press that is in vain. */
  private showRefusal(): void {
    const { error } = payment.$payment.get();
    const codes = error instanceof ApiError ? error.details.errors.map(({ code }) => code) : [];
    const sentences = [...this.querySelectorAll<HTMLElement>('[data-when][tabindex]')];
    const sentence = sentences.find(({ dataset }) => codes.includes(dataset.when));
    this.show(sentence?.dataset.when ?? 'failed');
    if (this.contains(document.activeElement)) sentence?.focus();
  }

  /** A state, or the code of a refusal. */
  private show(state: 'pending' | 'redirect' | 'waiting' | 'failed' | 'done' | (string & {})) {
    this.setAttribute('aria-busy', String(state === 'pending'));
    for (const part of this.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = !part.dataset.when?.split(' ').includes(state);
  }
}

customElements.define('order-payment', Payment);
