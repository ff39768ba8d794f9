import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { $notifications, dismiss, hold, release } from '#features/notifications/notifications.store.ts';
import { Toasts } from '#features/notifications/Toasts.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { isEmpty } from '../cart.ts';
import { addedMessage, type CartMessage } from '../cart-message.ts';
import { CartFailure, CartGhost, CartLines, CartMessages, EmptyCart } from '../lines/CartLines.tsx';
import { FreeShipping, Sums } from '../lines/CartSide.tsx';
import { sumsOf } from '../lines/sums.ts';
import { useCartMessages } from '../use-cart-messages.ts';
import { type CartView, useCartView } from '../use-cart-view.ts';
import type { CartWords, PanelWords } from '../words.server.ts';
import styles from './CartPanel.module.css';
import { $panel, $panelWords, closePanel, loadPanelWords, openPanel } from './panel.store.ts';

interface CartPanelProps {
  locale: Locale;
  /** `PANEL_WORDS`; the rest comes in a file of its own when the panel wakes. */
  words: PanelWords;
  /** The link to the cart, which stays a link where there is no script. */
  children?: ReactNode;
}

/** The cart beside the page: opened by the link in the header, or by putting something in. */
export function CartPanel({ locale, words: few, children }: CartPanelProps) {
  const { isOpen, change } = useStore($panel, { ssr: 'initial' });
  const many = useStore($panelWords, { ssr: 'initial' });
  const words = many && { ...many, ...few };
  const [hasOpened, setOpened] = useState(false);
  const view = useCartView(words, isOpen && !change);
  const messages = useCartMessages(words, isOpen && Boolean(words));
  const notifications = useStore($notifications, { ssr: 'initial' });

  useEffect(() => {
    loadPanelWords(locale);
  }, [locale]);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);

  function open(event: MouseEvent) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || location.pathname === paths.cart(locale)) return;
    event.preventDefault();
    openPanel();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is what one presses */}
      <span className={styles.link} onClick={open}>
        {children}
      </span>
      {hasOpened && (
        <Dialog
          open={isOpen}
          onClose={closePanel}
          title={formatMessage(few, 'title')}
          closeLabel={formatMessage(few, 'panelClose')}
          footer={words && <PanelFooter view={view} locale={locale} words={words} />}
        >
          <PanelBody view={view} added={change?.added} messages={messages} locale={locale} words={words} few={few} />
          <Toasts
            notifications={notifications}
            closeLabel={formatMessage(few, 'notificationClose')}
            onClose={dismiss}
            onHold={hold}
            onRelease={release}
          />
        </Dialog>
      )}
    </>
  );
}

interface PanelBodyProps {
  view: CartView;
  added: string | undefined;
  messages: readonly CartMessage[];
  locale: Locale;
  /** Undefined while they are on their way. */
  words: CartWords | undefined;
  few: PanelWords;
}

/** What was just put in, what the server says, and everything in the cart. */
function PanelBody({ view, added, messages, locale, words, few }: PanelBodyProps) {
  const { cart, state, error, pendingQuantities } = view;
  if (!words) return <CartGhost label={formatMessage(few, 'title')} />;
  const putIn = added && cart ? [addedMessage(words, added)] : [];
  return (
    <>
      <CartMessages messages={[...putIn, ...messages]} title={formatMessage(words, 'messagesTitle')} />
      {state === 'error' && <CartFailure error={error} isThere={Boolean(cart)} words={words} onRetry={view.retry} />}
      {!cart && state !== 'error' && <CartGhost label={formatMessage(words, 'loading')} />}
      {cart && isEmpty(cart) && (
        <EmptyCart
          title={formatMessage(words, 'emptyTitle')}
          action={formatMessage(words, 'emptyAction')}
          href={paths.home(locale)}
        />
      )}
      {cart && !isEmpty(cart) && (
        <CartLines
          cart={cart}
          pendingQuantities={pendingQuantities}
          locale={locale}
          words={words}
          currency={view.currency}
          onQuantity={view.changeQuantity}
          onRemove={view.remove}
        />
      )}
    </>
  );
}

/** The sums, and the two ways on. */
function PanelFooter({ view, locale, words }: { view: CartView; locale: Locale; words: CartWords }) {
  const { cart, currency, interval } = view;
  if (!cart || isEmpty(cart)) return null;
  // the VAT within is told in the cart itself
  const rows = sumsOf(cart, { locale, words, currency, interval }).filter(({ style }) => style !== 'soft');
  return (
    <>
      <FreeShipping cart={cart} locale={locale} words={words} currency={currency} />
      <Sums rows={rows} />
      <div className={styles.go}>
        <a className="btn" href={paths.checkout(locale)}>
          {formatMessage(words, 'toCheckout')}
        </a>
        <a className="btn line" href={paths.cart(locale)}>
          {formatMessage(words, 'view')}
        </a>
      </div>
    </>
  );
}
