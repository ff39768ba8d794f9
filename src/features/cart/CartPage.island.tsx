import { useStore } from '@nanostores/react';
import { $notifications, dismiss, hold, release } from '#features/notifications/notifications.store.ts';
import { Toasts } from '#features/notifications/Toasts.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './CartPage.module.css';
import { CART_TITLE, count, isEmpty } from './cart.ts';
import { UNKNOWN_CODE } from './cart-message.ts';
import { useEstimate } from './estimate/use-estimate.ts';
import { useFlash } from './flash/use-flash.ts';
import { OfferedGoods, SavedCarts } from './later/SavedCarts.tsx';
import { useLater } from './later/use-later.ts';
import { CartFailure, CartGhost, CartLines, CartMessages, EmptyCart } from './lines/CartLines.tsx';
import { CartSide } from './lines/CartSide.tsx';
import { useCartMessages } from './use-cart-messages.ts';
import { useCartView } from './use-cart-view.ts';
import type { CartWords } from './words.server.ts';

export interface CartPageProps {
  locale: Locale;
  /** `CART_WORDS`, `MESSAGE_WORDS`, `COMMON_WORDS`, `FAILURE_WORDS`, `CART_FAILURE_WORDS`. */
  words: CartWords;
  /** Where to go on shopping. */
  shopHref: string;
  /** “Versand nach Gewicht und Land; den genauen Betrag sehen Sie an der Kasse.” */
  shippingNote: string;
}

/** The page of the cart: what is in it, what it costs, what the server has changed. */
export function CartPage({ locale, words, shopHref, shippingNote }: CartPageProps) {
  const view = useCartView(words);
  useFlash();
  const messages = useCartMessages(words);
  const notifications = useStore($notifications, { ssr: 'initial' });
  const { cart, state, error } = view;
  const isFull = cart && !isEmpty(cart);
  const estimate = useEstimate(Boolean(isFull));
  const later = useLater(locale, words);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} id={CART_TITLE} tabIndex={-1}>
        {formatMessage(words, 'title')}
        {isFull && <span className="soft num">{` ${count(cart)}`}</span>}
      </h1>
      <OfferedGoods later={later} words={words} isBusy={state === 'pending'} />
      <div className={isFull ? styles.cart : undefined}>
        <section aria-label={formatMessage(words, 'linesLabel')} aria-busy={state === 'pending' || undefined}>
          {state === 'error' && (
            <CartFailure error={error} isThere={Boolean(cart)} words={words} onRetry={view.retry} />
          )}
          <CartMessages messages={messages.filter(isForAbove)} title={formatMessage(words, 'messagesTitle')} />
          {!cart && state !== 'error' && <CartGhost label={formatMessage(words, 'loading')} />}
          {cart && !isFull && (
            <EmptyCart
              title={formatMessage(words, 'emptyTitle')}
              action={formatMessage(words, 'emptyAction')}
              href={shopHref}
            />
          )}
          {isFull && (
            <>
              <CartLines
                cart={cart}
                pendingQuantities={view.pendingQuantities}
                locale={locale}
                words={words}
                currency={view.currency}
                onQuantity={view.changeQuantity}
                onRemove={view.remove}
              />
              <p>
                <a className="more" href={shopHref}>
                  <Icon name="arrow-left" small />
                  {formatMessage(words, 'continueShopping')}
                </a>
              </p>
            </>
          )}
        </section>
        {isFull && (
          <CartSide
            view={view}
            cart={cart}
            estimate={estimate}
            later={later}
            locale={locale}
            words={words}
            shippingNote={shippingNote}
          />
        )}
      </div>
      <SavedCarts later={later} words={words} />
      <Toasts
        notifications={notifications}
        closeLabel={formatMessage(words, 'notificationClose')}
        onClose={dismiss}
        onHold={hold}
        onRelease={release}
      />
    </div>
  );
}

/** A code that nobody knows is told at its field. */
const isForAbove = ({ key }: { key: string }): boolean => !key.startsWith(UNKNOWN_CODE);
