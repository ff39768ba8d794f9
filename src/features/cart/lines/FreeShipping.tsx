import { formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { freeShipping } from '../cart.ts';
import type { CartWords } from '../words.ts';
import styles from './FreeShipping.module.css';

interface FreeShippingProps {
  cart: Pick<Cart, 'extensions'>;
  locale: Locale;
  words: CartWords;
  currency: string;
}

/** How far it is to free shipping, in words and as a line; nothing where the store does not say. */
export function FreeShipping({ cart, locale, words, currency }: FreeShippingProps) {
  const shippingProgress = freeShipping(cart);
  if (!shippingProgress) return null;
  const { from, missing } = shippingProgress;
  const text =
    missing > 0
      ? formatMessage(words, 'shippingMissing', { amount: formatMoney(locale, missing, currency) })
      : formatMessage(words, 'shippingReached');
  return (
    <div className={styles.free}>
      <p className="small num">{text}</p>
      <progress max={from} value={from - missing} aria-hidden="true" />
    </div>
  );
}
