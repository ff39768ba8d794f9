import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import type { Placing } from '../use-placing.ts';
import type { CheckoutWords } from '../words.ts';
import styles from './PlaceOrder.module.css';

interface PlaceOrderProps {
  words: CheckoutWords;
  total: string;
  /** A payment page takes the money. */
  isOnline: boolean;
  placing: Pick<Placing, 'isBusy' | 'isWaiting'>;
}

/** The button that binds, with what it costs. A busy one can't be pressed twice. */
export const PlaceOrder = ({ words, total, isOnline, placing: { isBusy, isWaiting } }: PlaceOrderProps) => (
  <div className={styles.place}>
    <Button type="submit" className={styles.order} busy={isBusy} disabled={isWaiting}>
      {formatMessage(words.checkout, isBusy ? 'placingOrder' : 'placeOrderBinding')}{' '}
      <span className="num">{total}</span>
    </Button>
    <p className="small soft">{formatMessage(words.checkout, isOnline ? 'placeOrderPay' : 'placeOrderHint')}</p>
  </div>
);
