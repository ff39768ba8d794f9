import { formatAmount, formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { LineItem } from '#store-api/contract/cart.ts';
import { Icon } from '#ui/Icon.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { cents } from '#values/money.ts';
import type { CartWords } from '../words.ts';
import styles from './CartLine.module.css';
import { LinePicture } from './LinePicture.tsx';
import { detailsOf, limitsOf } from './line.ts';

interface CartLineProps {
  line: LineItem;
  /** What the shopper has asked for and the server has not answered yet. */
  pendingQuantity?: number | undefined;
  locale: Locale;
  words: CartWords;
  currency: string;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One article: picture on the line, name, number and options, quantity, amount, and a way to take it out. */
export function CartLine({ line, pendingQuantity, locale, words, currency, onQuantity, onRemove }: CartLineProps) {
  const name = line.label ?? '';
  const quantity = pendingQuantity ?? line.quantity;
  const { minPurchase, maxPurchase, purchaseSteps } = line.quantityInformation ?? {};
  const step = purchaseSteps ?? 1;
  const sum = formatAmount(locale, cents(line.price?.totalPrice ?? 0));
  const by = step > 1 ? 'By' : '';
  return (
    <li className={styles.item} aria-busy={pendingQuantity !== undefined || undefined}>
      <div className={styles.pic}>
        <LinePicture line={line} />
      </div>
      <div className={styles.text}>
        <p>{line.referencedId ? <a href={paths.productFallback(locale, line.referencedId)}>{name}</a> : name}</p>
        <p className="small soft num">{detailsOf(line)}</p>
        {line.quantity > 1 && line.price && (
          <p className="small num">
            {formatMessage(words, 'priceEach', { price: formatMoney(locale, cents(line.price.unitPrice), currency) })}
          </p>
        )}
      </div>
      <div className={styles.step}>
        {line.stackable !== false && (
          <Stepper
            small
            value={quantity}
            min={minPurchase ?? 1}
            max={maxPurchase ?? undefined}
            step={step}
            onChange={onQuantity}
            label={formatMessage(words, 'quantityLabel', { name })}
            less={formatMessage(words, `quantityDecrease${by}`, { name, step })}
            more={formatMessage(words, `quantityIncrease${by}`, { name, step })}
            hint={limitsOf(line, quantity, words)}
            corrected={(possible) => formatMessage(words, 'quantityCorrected', { quantity: possible })}
          />
        )}
      </div>
      <p className="vh" aria-live="polite">
        {pendingQuantity === undefined && formatMessage(words, 'quantityNow', { quantity, price: sum })}
      </p>
      <p className={`${styles.sum} num`}>{sum}</p>
      {line.removable !== false && (
        <button
          className={`tool ${styles.remove}`}
          type="button"
          aria-label={formatMessage(words, 'removeLabel', { name })}
          onClick={onRemove}
        >
          <Icon name="trash" small />
        </button>
      )}
    </li>
  );
}
