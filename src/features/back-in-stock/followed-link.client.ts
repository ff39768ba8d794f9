import { AskingForm, type Told } from '#features/session/asking-form.client.ts';
import type { Followed } from './stock-notice.store.ts';

/* The pages behind the links of mails: one confirms at once, the other ends the waiting after a press. */
abstract class FollowedLink extends AskingForm {
  protected readonly hash = named('hash');

  protected told(followed: Followed, done: string): Told {
    const told = { ...TOLD[followed.state], ...('seconds' in followed && { seconds: followed.seconds }) };
    if (followed.state !== 'done') return told;
    const name = new Intl.ListFormat(document.documentElement.lang).format(followed.products);
    return name ? { ...told, key: done, values: { name } } : { ...told, key: `${done}Plain` };
  }
}

class RestockConfirm extends FollowedLink {
  override connectedCallback() {
    super.connectedCallback();
    this.querySelector('form')?.requestSubmit();
  }

  protected async ask(): Promise<Told> {
    const { stockNotice } = await import('./stock-notice.store.ts');
    return this.told(await stockNotice.confirm(this.hash), 'confirmed');
  }
}

class RestockEnd extends FollowedLink {
  protected async ask(): Promise<Told> {
    const { stockNotice } = await import('./stock-notice.store.ts');
    if (this.hash || !named('productId')) return this.told(await stockNotice.end(this.hash), 'unsubscribed');
    const ended = this.told(await stockNotice.endOne(named('email'), named('productId')), 'unsubscribed');
    return ended.isGood ? { ...ended, key: 'unsubscribedOne' } : ended;
  }
}

/** What the address names; empty where it does not. */
function named(part: string): string {
  return new URLSearchParams(location.search).get(part) ?? '';
}

const TOLD: Record<Followed['state'], Told> = {
  done: { key: 'confirmed', isGood: true },
  linkInvalid: { key: 'linkInvalid', isOver: true },
  failed: { key: 'unreachable' },
  throttled: { key: 'rateLimit' },
};

customElements.define('restock-confirm', RestockConfirm);
customElements.define('restock-end', RestockEnd);
