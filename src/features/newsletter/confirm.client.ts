import { ApiFormElement, type FormResult } from '#features/plain-forms/api-form.client.ts';
import type { Confirmation } from './newsletter.store.ts';

/* The link in the mail: its page confirms at once, and offers to try again when that fails. */
class NewsletterConfirm extends ApiFormElement {
  private readonly link = new URLSearchParams(location.search);

  override connectedCallback() {
    super.connectedCallback();
    this.hidden = !this.link.has('hash');
    if (!this.hidden) this.querySelector('form')?.requestSubmit();
  }

  protected async submit(): Promise<FormResult> {
    const { newsletter } = await import('./newsletter.store.ts');
    const { link } = this;
    const confirmation = await newsletter.confirm({ hash: link.get('hash') ?? '', em: link.get('em') ?? '' });
    return { ...RESULTS[confirmation.state], ...('seconds' in confirmation && { seconds: confirmation.seconds }) };
  }
}

const RESULTS: Record<Confirmation['state'], FormResult> = {
  confirmed: { key: 'confirmed', isGood: true },
  already: { key: 'alreadyConfirmed', isGood: true },
  linkInvalid: { key: 'linkInvalid', isOver: true },
  failed: { key: 'unreachable' },
  throttled: { key: 'throttled' },
};

customElements.define('newsletter-confirm', NewsletterConfirm);
