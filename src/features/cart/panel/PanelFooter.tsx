import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { isEmpty } from '../cart.ts';
import { FreeShipping } from '../lines/FreeShipping.tsx';
import { Sums } from '../lines/Sums.tsx';
import { sumsOf } from '../lines/sums.ts';
import type { CartView } from '../use-cart-view.ts';
import type { CartWords } from '../words.ts';
import styles from './CartPanel.module.css';

/** The sums, and the two ways on. */
export function PanelFooter({ view, locale, words }: { view: CartView; locale: Locale; words: CartWords }) {
  const { cart, currency, interval } = view;
  if (!cart || isEmpty(cart)) return null;
  // the VAT within is told in the cart itself
  const rows = sumsOf(cart, { locale, words, currency, interval }).filter(({ style }) => style !== 'soft');
  return (
    <>
      <FreeShipping cart={cart} locale={locale} words={words} currency={currency} />
      <Sums rows={rows} />
      <div className={styles.go}>
        <a className="btn" href={paths.checkout(locale)}>
          {formatMessage(words, 'toCheckout')}
        </a>
        <a className="btn line" href={paths.cart(locale)}>
          {formatMessage(words, 'view')}
        </a>
      </div>
    </>
  );
}
