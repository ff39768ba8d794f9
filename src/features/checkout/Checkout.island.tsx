import '#styles/side.css';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect } from 'react';
import { $cart } from '#features/cart/cart.store.ts';
import { isEmpty } from '#features/cart/cart.ts';
import { CartFailure, CartGhost, EmptyCart } from '#features/cart/lines/CartLines.tsx';
import { $notifications, dismiss, hold, release } from '#features/notifications/notifications.store.ts';
import { Toasts } from '#features/notifications/Toasts.tsx';
import { $context } from '#features/session/session.store.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import styles from './Checkout.module.css';
import { checkout } from './checkout.store.ts';
import { Questions } from './Questions.island.tsx';
import { isAboutLogin } from './refusal.ts';
import type { CheckoutWords } from './words.server.ts';

export interface CheckoutProps {
  locale: Locale;
  words: CheckoutWords;
  /** `login` leads back here. */
  links: { terms?: string | undefined; privacy?: string | undefined; login: string };
  /** Where to go on shopping. */
  shopHref: string;
}

/** Waits for everything that the questions need, and says so when it does not come. */
export function Checkout({ locale, words, links, shopHref }: CheckoutProps) {
  const { value: cart, state, error } = useStore($cart, { ssr: 'initial' });
  const { value: context } = useStore($context, { ssr: 'initial' });
  const places = useStore(checkout.$places, { ssr: 'initial' });
  const order = useStore(checkout.$order, { ssr: 'initial' });
  const notifications = useStore($notifications, { ssr: 'initial' });

  useEffect(() => {
    checkout.load();
    // back from the order's page: what the browser has kept is out of date
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const failed = error ?? places.error;
  // drawn in slices that leave the browser room: a phone takes a while for all the questions
  const isReady = useDeferredValue(Boolean(cart && context && places.value && !isEmpty(cart)));
  const isPlaced = order.state === 'success';
  // the session of a customer ended meanwhile: the one of now has no cart, theirs is there after the login
  const hasEnded = order.state === 'error' && isAboutLogin(order.error);
  return (
    <div className="wrap with-side">
      {isReady && cart && context && places.value && !isEmpty(cart) ? (
        <Questions {...{ locale, words, links, cart, context }} places={places.value} trouble={failed} />
      ) : (
        <div className={styles.main}>
          <h1 className="h2">{formatMessage(words.checkout, 'title')}</h1>
          {cart && isEmpty(cart) && hasEnded ? (
            <div role="alert">
              <EmptyCart
                title={formatMessage(words.checkout, 'sessionEnded')}
                action={formatMessage(words.account, 'login')}
                href={links.login}
              />
            </div>
          ) : cart && isEmpty(cart) ? (
            <EmptyCart
              title={formatMessage(words.checkout, 'cartEmpty')}
              action={formatMessage(words.cart, 'emptyAction')}
              href={shopHref}
            />
          ) : failed ? (
            <CartFailure
              error={failed}
              isThere={state === 'success'}
              words={{ ...words.cart, ...words.connection }}
              onRetry={checkout.load}
            />
          ) : (
            <div className={styles.waiting}>
              {!isPlaced && <p className="lede">{formatMessage(words.checkout, 'onItsWay')}</p>}
              <CartGhost
                label={isPlaced ? formatMessage(words.checkout, 'placingOrder') : formatMessage(words.cart, 'loading')}
                lines={4}
              />
            </div>
          )}
        </div>
      )}
      <Toasts
        notifications={notifications}
        closeLabel={formatMessage(words.common, 'notificationClose')}
        onClose={dismiss}
        onHold={hold}
        onRelease={release}
      />
    </div>
  );
}
