import { FailureText } from '#features/session/FailureText.tsx';
import { pauseOf } from '#features/session/problems.ts';
import { formatAmount, formatMoney } from '#i18n/format.ts';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Cart, LineItem } from '#store-api/contract/cart.ts';
import { Button } from '#ui/Button.tsx';
import { drawingOf } from '#ui/drawing.ts';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import type { PictureMedia } from '#ui/picture.ts';
import { Stepper } from '#ui/Stepper.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import { cents } from '#values/money.ts';
import { goods } from '../cart.ts';
import type { CartWords } from '../words.server.ts';
import cartFailureStyles from './CartFailure.module.css';
import cartGhostStyles from './CartGhost.module.css';
import styles from './CartLine.module.css';
import { detailsOf, limitsOf } from './line.ts';
import '#styles/blank.css';
import { Drawing } from '#ui/Thumb.tsx';
import type { CartMessage } from '../cart-message.ts';
import cartMessagesStyles from './CartMessages.module.css';
import emptyCartStyles from './EmptyCart.module.css';

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
function CartLine({ line, pendingQuantity, locale, words, currency, onQuantity, onRemove }: CartLineProps) {
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

/** Lines in their final size while the cart is on its way. */
export const CartGhost = ({ label, lines = 2 }: { label: string; lines?: number }) => (
  <div className={cartGhostStyles.ghosts} role="status">
    <span className="vh">{label}</span>
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: ghosts are all the same
      <div key={index} className={cartGhostStyles.line} aria-hidden="true">
        <span className={`ghost ${cartGhostStyles.pic}`} />
        <span className={`ghost ${cartGhostStyles.name}`} />
      </div>
    ))}
  </div>
);

/** What a line of a cart or an order is shown by. */
interface PicturedLine {
  cover?: (PictureMedia & { fileName?: string | null | undefined }) | null | undefined;
  payload: Record<string, unknown>;
}

/** The picture of a line, or the drawing of its kind. */
export function LinePicture({ line: { cover, payload } }: { line: PicturedLine }) {
  const customFields = (payload.customFields ?? {}) as Record<string, unknown>;
  return (
    <Thumb
      media={cover}
      drawing={drawingOf({ family: textOf(customFields.hof_family), kind: textOf(customFields.hof_kind) })}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface CartFailureProps {
  error: unknown;
  /** Whether a cart is on the screen that only could not be changed. */
  isThere: boolean;
  words: Slice<'loadFailed' | 'retry'>;
  onRetry: () => void;
}

/**
 * The store could not be reached, or refused: says what, keeps everything, offers to try again. Where the store wants a
 * pause, trying again waits for its end, and then happens by itself.
 */
export const CartFailure = ({ error, isThere, words, onRetry }: CartFailureProps) => {
  const isPause = pauseOf(error) > 0;
  return (
    <div className={cartFailureStyles.failure}>
      <Message tone="danger">
        {isThere || isPause ? (
          <FailureText error={error} words={words} onEnd={onRetry} />
        ) : (
          <p>{formatMessage(words, 'loadFailed')}</p>
        )}
        <Button variant="line" size="small" onClick={onRetry} disabled={isPause}>
          {formatMessage(words, 'retry')}
        </Button>
      </Message>
    </div>
  );
};

/** Nothing in the cart: a drawing on the line, one sentence, a way on. */
export const EmptyCart = ({ title, action, href }: { title: string; action: string; href: string }) => (
  <div className="blank">
    <div className={emptyCartStyles.line}>
      <Drawing name="raclette" bare />
    </div>
    <p className="h3">{title}</p>
    <p>
      <a className="btn" href={href}>
        {action}
      </a>
    </p>
  </div>
);

interface CartMessagesProps {
  messages: readonly CartMessage[];
  /** Heading for a screen reader: “Das hat sich im Warenkorb geändert”. */
  title: string;
}

/** What the server has changed, above the lines. The region stays, so that a new message is read out. */
export const CartMessages = ({ messages, title }: CartMessagesProps) => (
  <section aria-live="polite" aria-label={title} className={cartMessagesStyles.messages}>
    {messages.map(({ key, tone, text }) => (
      <Message key={key} isInLiveRegion tone={tone}>
        <p>{text}</p>
      </Message>
    ))}
  </section>
);
