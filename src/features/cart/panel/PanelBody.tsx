import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { isEmpty } from '../cart.ts';
import { addedMessage, type CartMessage } from '../cart-message.ts';
import { CartFailure } from '../lines/CartFailure.tsx';
import { CartGhost } from '../lines/CartGhost.tsx';
import { CartLines } from '../lines/CartLines.tsx';
import { CartMessages } from '../lines/CartMessages.tsx';
import { EmptyCart } from '../lines/EmptyCart.tsx';
import type { CartView } from '../use-cart-view.ts';
import type { CartWords, PanelWords } from '../words.ts';

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
export function PanelBody({ view, added, messages, locale, words, few }: PanelBodyProps) {
  const { cart, state, error, wishes: pendingQuantities } = view;
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
