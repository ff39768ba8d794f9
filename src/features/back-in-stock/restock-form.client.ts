import { ApiFormElement, type FormResult } from '#features/plain-forms/api-form.client.ts';
import type { SubscriptionOutcome } from './stock-notice.store.ts';

/* On the page of a product that is gone: an address, and the word that it is back goes there once. */
class RestockForm extends ApiFormElement {
  protected async submit(filled: FormData): Promise<FormResult> {
    const [productId, email] = [String(filled.get('product')), String(filled.get('email')).trim()];
    const { stockNotice } = await import('./stock-notice.store.ts');
    const outcome = await stockNotice.subscribe(productId, email);
    return { ...RESULTS[outcome.state], ...('seconds' in outcome && { seconds: outcome.seconds }) };
  }
}

const RESULTS: Record<SubscriptionOutcome['state'], FormResult> = {
  waiting: { key: 'optin', isGood: true },
  already: { key: 'alreadySubscribed', isGood: true },
  refused: { key: 'email' },
  gone: { key: 'error-CONTENT__PRODUCT_NOT_FOUND', isOver: true },
  failed: { key: 'unreachable' },
  throttled: { key: 'rateLimit' },
};

customElements.define('restock-form', RestockForm);
