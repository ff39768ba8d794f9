import { goods } from '#features/cart/cart.ts';
import type { CartWords } from '#features/cart/words.ts';
import type { Locale } from '#i18n/locales.ts';
import { tell } from '#i18n/tell.ts';
import type { Cart, LineItem } from '#store-api/contract/cart.ts';
import styles from './CartLine.module.css';
import { CartLine } from './CartLine.tsx';

interface CartLinesProps {
  cart: Pick<Cart, 'lineItems'>;
  wishes: Readonly<Record<string, number>>;
  locale: Locale;
  words: CartWords;
  currency: string;
  onQuantity: (lineId: string, quantity: number) => void;
  onRemove: (line: LineItem) => void;
}

/** Every article in the cart. */
export const CartLines = ({ cart, wishes, locale, words, currency, onQuantity, onRemove }: CartLinesProps) => (
  <ul className={styles.items} aria-label={tell(words, 'linesLabel')} data-lines tabIndex={-1}>
    {goods(cart).map((line) => (
      <CartLine
        key={line.id}
        line={line}
        wish={wishes[line.id]}
        locale={locale}
        words={words}
        currency={currency}
        onQuantity={(quantity) => onQuantity(line.id, quantity)}
        onRemove={() => onRemove(line)}
      />
    ))}
  </ul>
);
