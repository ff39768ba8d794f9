import { formatMessage } from '#i18n/format-message.ts';
import { cart as pathOfCart, spokenAt } from '#i18n/paths.ts';
import { toast } from '#ui/toast.client.ts';
import { cart } from '../cart.store.ts';
import { type CartMessage, cartMessage } from '../cart-message.ts';
import { $panelWords, loadPanelWords } from '../panel/panel.store.ts';

/** Tells what an earlier page has left untold, with the cart of now, which has the names, and the way to it. */
export async function toastPending(): Promise<void> {
  const locale = spokenAt(location.pathname);
  const [now] = await Promise.all([cart.load(), loadPanelWords(locale)]);
  const words = $panelWords.get();
  if (!now || !words) return; // the page of the cart will say it
  const messages = cart.takeErrors().map((error) => cartMessage(words, error, now.lineItems));
  if (messages.length === 0) return;
  const link = document.createElement('a');
  link.href = pathOfCart(locale);
  link.textContent = formatMessage(words, 'title');
  toast([...messages.map(({ text }) => `${text} `), link], messages.some(isLoud) ? 'warn' : '');
}

const isLoud = ({ tone }: CartMessage): boolean => tone === 'warning' || tone === 'danger';
