import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cart, LineItem } from '#store-api/contract/cart.ts';
import { goods } from '../cart.ts';
import type { CartWords } from '../words.ts';
import styles from './CartLine.module.css';
import { CartLine } from './CartLine.tsx';

interface CartLinesProps {
  cart: Pick<Cart, 'lineItems'>;
  pendingQuantities: Readonly<Record<string, number>>;
  locale: Locale;
  words: CartWords;
  currency: string;
  onQuantity: (lineId: string, quantity: number) => void;
  onRemove: (line: LineItem) => void;
}

/** Every article in the cart. */
export const CartLines = ({
  cart,
  pendingQuantities,
  locale,
  words,
  currency,
  onQuantity,
  onRemove,
}: CartLinesProps) => (
  <ul className={styles.items} aria-label={formatMessage(words, 'linesLabel')} data-lines tabIndex={-1}>
    {goods(cart).map((line) => (
      <CartLine
        key={line.id}
        line={line}
        pendingQuantity={pendingQuantities[line.id]}
        locale={locale}
        words={words}
        currency={currency}
        onQuantity={(quantity) => onQuantity(line.id, quantity)}
        onRemove={() => onRemove(line)}
      />
    ))}
  </ul>
);
