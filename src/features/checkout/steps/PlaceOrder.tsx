import type { CheckoutWords } from '#features/checkout/words.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import styles from './PlaceOrder.module.css';

/** The button that binds, with what it costs. A busy one can't be pressed twice. */
export const PlaceOrder = ({ words, total, isBusy }: { words: CheckoutWords; total: string; isBusy: boolean }) => (
  <div className={styles.place}>
    <Button type="submit" className={styles.order} busy={isBusy}>
      {tell(words.checkout, isBusy ? 'placingOrder' : 'placeOrderBinding')} <span className="num">{total}</span>
    </Button>
    <p className="small soft">{tell(words.checkout, 'placeOrderHint')}</p>
  </div>
);
