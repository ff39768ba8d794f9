import { goods, keptCodes } from '#features/cart/cart.ts';
import { CodeForm, KeptCodes, Sums } from '#features/cart/lines/CartSide.tsx';
import { MiniLine } from '#features/cart/lines/MiniLine.tsx';
import { sumsOf } from '#features/cart/lines/sums.ts';
import { formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { Icon } from '#ui/Icon.tsx';
import { cents } from '#values/money.ts';
import type { CheckoutWords } from '../words.server.ts';
import optionsStyles from './Options.module.css';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
  cart: Cart;
  locale: Locale;
  words: CheckoutWords;
  currency: string;
  interval: number | undefined;
  country: string | undefined;
  /** Enters a code; answers with what is wrong with it. */
  onCode: (code: string) => Promise<string | undefined>;
  /** Takes the discount of a line away again. */
  onRemoveCode: (lineId: string) => void;
}

/** What is ordered and what it costs, beside the questions; folded on a narrow page. */
export function OrderSummary({ cart, locale, words, currency, interval, country, ...code }: OrderSummaryProps) {
  return (
    <aside className={`${styles.side} sunk`} aria-label={formatMessage(words.checkout, 'yourOrder')}>
      <details>
        <summary>
          <h2 className="h3">{formatMessage(words.checkout, 'yourOrder')}</h2>
          <span className="num">{formatMoney(locale, cents(cart.price.totalPrice), currency)}</span>
        </summary>
        <ul className={styles.lines}>
          {goods(cart).map((line) => (
            <MiniLine
              key={line.id}
              line={line}
              quantity={line.quantity}
              unitPrice={cents(line.price?.unitPrice ?? 0)}
              total={cents(line.price?.totalPrice ?? 0)}
              locale={locale}
            />
          ))}
        </ul>
        <Sums
          rows={sumsOf(cart, { locale, words: { ...words.cart, ...words.common }, currency, interval, country })}
          removeWord={formatMessage(words.common, 'remove')}
          onRemove={code.onRemoveCode}
        />
        <KeptCodes
          codes={keptCodes(cart)}
          words={words.cart}
          removeWord={formatMessage(words.common, 'remove')}
          onRemove={code.onRemoveCode}
        />
        <CodeForm words={words.cart} onApply={code.onCode} />
      </details>
      <p className="small">
        <a className="more" href={paths.cart(locale)}>
          <Icon name="edit" small />
          {formatMessage(words.checkout, 'changeCart')}
        </a>
      </p>
    </aside>
  );
}

type Option = {
  id: string;
  label: string;
  price?: string | undefined;
  hint?: string | undefined;
  isAvailable: boolean;
};

interface OptionsProps {
  /** Of the radio group. */
  name: string;
  legend: string;
  isLegendHidden?: boolean;
  options: readonly Option[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** One of several ways. What is not possible stays in sight and says why. */
export const Options = ({ name, legend, isLegendHidden = false, options, chosen, onChoose }: OptionsProps) => (
  <fieldset>
    <legend className={isLegendHidden ? 'vh' : `legend ${optionsStyles.legend}`}>{legend}</legend>
    {options.map(({ id, label, price, hint, isAvailable }) => (
      <label key={id} className={`option ${isAvailable ? '' : optionsStyles.out}`}>
        <input
          type="radio"
          name={name}
          value={id}
          checked={id === chosen}
          disabled={!isAvailable}
          aria-labelledby={`${name}-${id}-name`}
          aria-describedby={hint ? `${name}-${id}-hint` : undefined}
          onChange={() => onChoose(id)}
        />
        <span id={`${name}-${id}-name`}>{label}</span>
        <span className="num">{price}</span>
        {hint && <small id={`${name}-${id}-hint`}>{hint}</small>}
      </label>
    ))}
  </fieldset>
);
