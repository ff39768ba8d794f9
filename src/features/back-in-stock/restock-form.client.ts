import { AskingForm, type Told } from '#features/session/asking-form.client.ts';
import type { Asked } from './stock-notice.store.ts';

/* On the page of a product that is gone: an address, and the word that it is back goes there once. */
class RestockForm extends AskingForm {
  protected async ask(filled: FormData): Promise<Told> {
    const [productId, email] = [String(filled.get('product')), String(filled.get('email')).trim()];
    const { stockNotice } = await import('./stock-notice.store.ts');
    const asked = await stockNotice.ask(productId, email);
    return { ...TOLD[asked.state], ...('seconds' in asked && { seconds: asked.seconds }) };
  }
}

const TOLD: Record<Asked['state'], Told> = {
  waiting: { key: 'optin', isGood: true },
  already: { key: 'alreadySubscribed', isGood: true },
  refused: { key: 'email' },
  gone: { key: 'error-CONTENT__PRODUCT_NOT_FOUND', isOver: true },
  failed: { key: 'unreachable' },
  throttled: { key: 'rateLimit' },
};

customElements.define('restock-form', RestockForm);
