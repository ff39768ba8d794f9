import { ApiFormElement, type FormResult } from '#features/plain-forms/api-form.client.ts';
import type { Ending } from './newsletter.store.ts';

/* Ends the newsletter for an address. The link in a mail brings it along; the press is still the reader's. */
class NewsletterUnsubscribe extends ApiFormElement {
  override connectedCallback() {
    super.connectedCallback();
    const email = new URLSearchParams(location.search).get('email');
    const field = this.querySelector<HTMLInputElement>('[name="email"]');
    if (field && email) field.value ||= email;
  }

  protected async submit(filled: FormData): Promise<FormResult> {
    const { newsletter } = await import('./newsletter.store.ts');
    const ending = await newsletter.unsubscribe(String(filled.get('email')).trim());
    return { ...RESULTS[ending.state], ...('seconds' in ending && { seconds: ending.seconds }) };
  }
}

const RESULTS: Record<Ending['state'], FormResult> = {
  unsubscribed: { key: 'unsubscribed', isGood: true },
  notSubscribed: { key: 'notSubscribed' },
  failed: { key: 'unreachable' },
  throttled: { key: 'rateLimit' },
};

customElements.define('newsletter-unsubscribe', NewsletterUnsubscribe);
