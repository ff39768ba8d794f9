import { AskingForm, type Told } from '#features/session/asking-form.client.ts';
import type { Outcome } from './newsletter.store.ts';

/* The form of the newsletter. */
class NewsletterForm extends AskingForm {
  protected override readonly trouble = 'failed';

  protected async ask(filled: FormData): Promise<Told> {
    const email = String(filled.get('email')).trim();
    const { newsletter } = await import('./newsletter.store.ts');
    const outcome = await newsletter.subscribe(email);
    return { ...TOLD[outcome.state], values: { email }, ...('seconds' in outcome && { seconds: outcome.seconds }) };
  }
}

const TOLD: Record<Outcome['state'], Told> = {
  waiting: { key: 'subscribed', isGood: true },
  direct: { key: 'subscribedDirect', isGood: true },
  already: { key: 'already', isGood: true },
  refused: { key: 'refused' },
  failed: { key: 'failed' },
  throttled: { key: 'throttled' },
};

customElements.define('newsletter-form', NewsletterForm);
