import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { isVirtual, keptCodes } from '../cart.ts';
import { ShippingCountry } from '../estimate/ShippingCountry.tsx';
import type { Estimate } from '../estimate/use-estimate.ts';
import { KeepCart } from '../later/KeepCart.tsx';
import type { LaterView } from '../later/use-later.ts';
import type { CartView } from '../use-cart-view.ts';
import type { CartWords } from '../words.ts';
import styles from './CartSide.module.css';
import { CodeForm } from './CodeForm.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { KeptCodes } from './KeptCodes.tsx';
import { Sums } from './Sums.tsx';
import { sumsOf } from './sums.ts';

interface CartSideProps {
  view: CartView;
  cart: Cart;
  estimate: Estimate;
  later: LaterView;
  locale: Locale;
  words: CartWords;
  shippingNote: string;
}

/** What the cart costs, the way to the checkout, a code. */
export function CartSide({ view, cart, estimate, later, locale, words, shippingNote }: CartSideProps) {
  const { currency, interval } = view;
  return (
    <aside className={`${styles.side} sunk`} aria-label={formatMessage(words, 'summary')}>
      <h2 className="h3">{formatMessage(words, 'summary')}</h2>
      <Sums
        rows={sumsOf(cart, { locale, words, currency, interval, country: estimate.country })}
        removeWord={formatMessage(words, 'remove')}
        onRemove={view.removeCode}
      />
      <FreeShipping cart={cart} locale={locale} words={words} currency={currency} />
      {!isVirtual(cart) && <ShippingCountry estimate={estimate} words={words} />}
      <a className="btn wide" href={paths.checkout(locale)}>
        {formatMessage(words, 'toCheckout')}
      </a>
      <p className="small soft">{isVirtual(cart) ? formatMessage(words, 'virtualNote') : shippingNote}</p>
      <div>
        <KeptCodes
          codes={keptCodes(cart)}
          words={words}
          removeWord={formatMessage(words, 'remove')}
          onRemove={view.removeCode}
        />
        <CodeForm words={words} onApply={view.applyCode} />
        <KeepCart cart={cart} later={later} words={words} />
      </div>
    </aside>
  );
}
