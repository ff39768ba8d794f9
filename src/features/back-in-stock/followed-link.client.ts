import { ApiFormElement, type FormResult } from '#features/plain-forms/api-form.client.ts';
import type { Followed } from './stock-notice.store.ts';

/* The pages behind the links of mails: one confirms at once, the other ends the waiting after a press. */
abstract class FollowedLink extends ApiFormElement {
  protected readonly hash = named('hash');

  protected resultOf(followed: Followed, done: string): FormResult {
    const result = { ...RESULTS[followed.state], ...('seconds' in followed && { seconds: followed.seconds }) };
    if (followed.state !== 'done') return result;
    const name = new Intl.ListFormat(document.documentElement.lang).format(followed.products);
    return name ? { ...result, key: done, values: { name } } : { ...result, key: `${done}Plain` };
  }
}

class RestockConfirm extends FollowedLink {
  override connectedCallback() {
    super.connectedCallback();
    this.querySelector('form')?.requestSubmit();
  }

  protected async submit(): Promise<FormResult> {
    const { stockNotice } = await import('./stock-notice.store.ts');
    return this.resultOf(await stockNotice.confirm(this.hash), 'confirmed');
  }
}

class RestockEnd extends FollowedLink {
  protected async submit(): Promise<FormResult> {
    const { stockNotice } = await import('./stock-notice.store.ts');
    if (this.hash || !named('productId')) return this.resultOf(await stockNotice.end(this.hash), 'unsubscribed');
    const ended = this.resultOf(await stockNotice.endOne(named('email'), named('productId')), 'unsubscribed');
    return ended.isGood ? { ...ended, key: 'unsubscribedOne' } : ended;
  }
}

/** What the address names; empty where it does not. */
function named(part: string): string {
  return new URLSearchParams(location.search).get(part) ?? '';
}

const RESULTS: Record<Followed['state'], FormResult> = {
  done: { key: 'confirmed', isGood: true },
  linkInvalid: { key: 'linkInvalid', isOver: true },
  failed: { key: 'unreachable' },
  throttled: { key: 'rateLimit' },
};

customElements.define('restock-confirm', RestockConfirm);
customElements.define('restock-end', RestockEnd);
