import { useState } from 'react';
import { FailureText } from '#features/session/FailureText.tsx';
import { formatMoney } from '#i18n/format.ts';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import { freeShipping, isVirtual, keptCodes } from '../cart.ts';
import type { Estimate } from '../estimate/use-estimate.ts';
import { KeepCart } from '../later/KeepCart.tsx';
import type { LaterView } from '../later/use-later.ts';
import type { CartView } from '../use-cart-view.ts';
import type { CartWords, CodeWords } from '../words.server.ts';
import styles from './CartSide.module.css';
import codeFormStyles from './CodeForm.module.css';
import freeShippingStyles from './FreeShipping.module.css';
import sumsStyles from './Sums.module.css';
import { type Sum, sumsOf } from './sums.ts';

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

/** Where the goods would go, for the estimate of shipping; nothing to choose once there is an address. */
function ShippingCountry({ estimate, words }: { estimate: Estimate; words: CartWords }) {
  const { countries, countryId, isBusy, failure } = estimate;
  if (countries.length === 0) return null;
  return (
    <div aria-busy={isBusy || undefined}>
      <Field
        as="select"
        label={formatMessage(words, 'shippingCountry')}
        autoComplete="country"
        value={countryId}
        onChange={(event) => estimate.choose(event.target.value)}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      {Boolean(failure) && (
        <Message tone="danger">
          <FailureText error={failure} words={words} onEnd={estimate.forgive} />
        </Message>
      )}
    </div>
  );
}

interface KeptCodesProps {
  /** See `keptCodes`. */
  codes: readonly string[];
  words: Slice<'promoKept' | 'promoRemove'>;
  removeWord: string;
  onRemove: (code: string) => void;
}

/** Codes that wait for their conditions, or that another one excludes: what is kept can be taken out. */
export const KeptCodes = ({ codes, words, removeWord, onRemove }: KeptCodesProps) =>
  codes.length > 0 && (
    <ul className="small">
      {codes.map((code) => (
        <li key={code}>
          {formatMessage(words, 'promoKept', { code })}{' '}
          <button
            className="linkish"
            type="button"
            aria-label={formatMessage(words, 'promoRemove', { code })}
            onClick={() => onRemove(code)}
          >
            {removeWord}
          </button>
        </li>
      ))}
    </ul>
  );

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
    <div className={freeShippingStyles.free}>
      <p className="small num">{text}</p>
      <progress max={from} value={from - missing} aria-hidden="true" />
    </div>
  );
}

interface SumsProps {
  rows: readonly Sum[];
  /** The word on the button that takes a code away; without it there is none. */
  removeWord?: string | undefined;
  onRemove?: (lineId: string) => void;
}

/** What everything costs, row by row, the total set large. */
export const Sums = ({ rows, removeWord, onRemove }: SumsProps) => (
  <dl className={`${sumsStyles.sums} num`}>
    {rows.map(({ label, note, amount, style = '', remove }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, two discounts may look alike
      <div key={index} className={sumsStyles[style] ?? ''}>
        <dt>
          {label}
          {note && (
            <>
              {' '}
              <small>{note}</small>
            </>
          )}
          {remove && removeWord && (
            <>
              {' '}
              <button
                className="linkish"
                type="button"
                aria-label={remove.label}
                onClick={() => onRemove?.(remove.lineId)}
              >
                {removeWord}
              </button>
            </>
          )}
        </dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

interface CodeFormProps {
  words: CodeWords;
  /** Enters the code; answers with what is wrong with it, nothing when it counts. */
  onApply: (code: string) => Promise<string | undefined>;
}

/** A folded field for a voucher or promotion code. A refused code stays in the field. */
export function CodeForm({ words, onApply }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function apply(event: { preventDefault(): void }) {
    event.preventDefault();
    if (isBusy) return;
    if (!code.trim()) return setError(formatMessage(words, 'promoEmpty'));
    setBusy(true);
    setError(undefined); // the same words a second time are read out again
    const problem = await onApply(code);
    setBusy(false);
    setError(problem);
    if (!problem) setCode('');
  }

  return (
    <details className="fold">
      <summary>{formatMessage(words, 'promoTitle')}</summary>
      <div>
        <form className={codeFormStyles.code} method="dialog" onSubmit={apply} noValidate>
          <Field
            label={formatMessage(words, 'promoLabel')}
            hint={formatMessage(words, 'promoHint')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={error}
            isReadOut
            onChange={(event) => setCode(event.target.value)}
          />
          <Button variant="line" type="submit" busy={isBusy}>
            {formatMessage(words, 'promoApply')}
          </Button>
        </form>
      </div>
    </details>
  );
}
