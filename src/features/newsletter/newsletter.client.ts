import { ApiFormElement, type FormResult } from '#features/plain-forms/api-form.client.ts';
import type { Outcome } from './newsletter.store.ts';

/* The form of the newsletter. */
class NewsletterForm extends ApiFormElement {
  protected override readonly trouble = 'failed';

  protected async submit(filled: FormData): Promise<FormResult> {
    const email = String(filled.get('email')).trim();
    const { newsletter } = await import('./newsletter.store.ts');
    const outcome = await newsletter.subscribe(email);
    return { ...RESULTS[outcome.state], values: { email }, ...('seconds' in outcome && { seconds: outcome.seconds }) };
  }
}

const RESULTS: Record<Outcome['state'], FormResult> = {
  waiting: { key: 'subscribed', isGood: true },
  direct: { key: 'subscribedDirect', isGood: true },
  already: { key: 'already', isGood: true },
  refused: { key: 'refused' },
  failed: { key: 'failed' },
  throttled: { key: 'throttled' },
};

customElements.define('newsletter-form', NewsletterForm);
