import { type Slice, tell } from '#i18n/tell.ts';
import type { Outcome } from './newsletter.store.ts';

/*
 * The form of the newsletter: asks, is busy, answers. The code that speaks to the store comes with the first press.
 * A good answer takes the place of the form; after any other the form stays as it was filled in.
 */
class NewsletterForm extends HTMLElement {
  private isBusy = false;

  connectedCallback() {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.isBusy) this.subscribe(form);
    });
  }

  private async subscribe(form: HTMLFormElement) {
    const email = String(new FormData(form).get('email') ?? '').trim();
    this.busy(form, true);
    const outcome = await import('./newsletter.store.ts')
      .then(({ newsletter }) => newsletter.subscribe(email))
      .catch((): Outcome => ({ state: 'failed' }));
    this.busy(form, false);
    this.answer(form, outcome, email);
  }

  private busy(form: HTMLFormElement, isBusy: boolean) {
    this.isBusy = isBusy;
    form.querySelector('button')?.setAttribute('aria-busy', String(isBusy));
  }

  private answer(form: HTMLFormElement, outcome: Outcome, email: string) {
    const words: Slice = JSON.parse(this.querySelector('script')?.textContent ?? '{}');
    const said = this.querySelector<HTMLElement>('[role="status"]');
    if (!said) return;
    const isDone = ['waiting', 'direct', 'already'].includes(outcome.state);
    const count = outcome.state === 'throttled' ? outcome.seconds : 0;
    form.hidden = isDone;
    said.className = `msg ${isDone ? 'good' : 'bad'}`;
    said.textContent = tell(words, KEYS[outcome.state], { email, count });
    said.focus();
  }
}

const KEYS: Record<Outcome['state'], string> = {
  waiting: 'subscribed',
  direct: 'subscribedDirect',
  already: 'already',
  refused: 'refused',
  failed: 'failed',
  throttled: 'throttled',
};

customElements.define('newsletter-form', NewsletterForm);
