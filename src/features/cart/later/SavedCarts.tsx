import { useEffect, useRef } from 'react';
import { formatDate } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import { CartGhost } from '../lines/CartLines.tsx';
import { MiniLine } from '../lines/MiniLine.tsx';
import type { CartWords } from '../words.server.ts';
import offeredGoodsStyles from './OfferedGoods.module.css';
import type { Offered } from './offered.store.ts';
import styles from './SavedCarts.module.css';
import type { SavedCart } from './saved-carts.store.ts';
import type { LaterView } from './use-later.ts';

/** Carts that were put aside in this browser; nothing where there are none. */
export function SavedCarts({ later, words }: { later: LaterView; words: CartWords }) {
  if (later.saved.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-carts">
      <h2 className="h3" id="saved-carts">
        {formatMessage(words, 'savedTitle')}
      </h2>
      <ul className={styles.list}>
        {later.saved.map((saved) => (
          <Saved key={saved.basket} saved={saved} later={later} words={words} />
        ))}
      </ul>
      <p className="small soft">{formatMessage(words, 'savedHint')}</p>
    </section>
  );
}

/** So many names tell which cart it is. */
const NAMED = 2;

function Saved({ saved, later, words }: { saved: SavedCart; later: LaterView; words: CartWords }) {
  const { basket, names, savedAt } = saved;
  const date = formatDate(later.locale, savedAt);
  const more = names.length - NAMED;
  const shownNames = names.slice(0, NAMED).join(', ');
  return (
    <li className={styles.cart}>
      <div>
        <p>
          {shownNames} {more > 0 && formatMessage(words, 'savedMore', { count: more })}
        </p>
        <p className="small soft num">{formatMessage(words, 'savedOn', { date })}</p>
      </div>
      <Button
        variant="line"
        size="small"
        aria-label={formatMessage(words, 'savedViewLabel', { date, names: shownNames })}
        onClick={() => later.show(basket)}
      >
        {formatMessage(words, 'savedView')}
      </Button>
      <button
        className="tool"
        type="button"
        aria-label={formatMessage(words, 'savedRemoveLabel', { date, names: shownNames })}
        onClick={() => later.forget(basket)}
      >
        <Icon name="trash" small />
      </button>
    </li>
  );
}

/** What a link or a kept cart would put in: shown first, and asked. Nothing while nothing is offered. */
export function OfferedGoods({ later, words, isBusy }: { later: LaterView; words: CartWords; isBusy: boolean }) {
  const { state, offer } = later;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'pending') title.current?.focus();
  }, [state]);
  if (state === 'idle') return null;
  return (
    <section
      className={`${offeredGoodsStyles.offered} sunk`}
      aria-labelledby="offered"
      aria-busy={state === 'pending' || undefined}
    >
      <h2 className="h3" id="offered" ref={title} tabIndex={-1}>
        {formatMessage(words, 'offeredTitle')}
      </h2>
      {state === 'pending' && <CartGhost label={formatMessage(words, 'offeredLoading')} />}
      {state === 'error' && (
        <Message tone="danger">
          <p>{formatMessage(words, 'offeredFailed')}</p>
          <Button variant="line" size="small" onClick={later.retry}>
            {formatMessage(words, 'retry')}
          </Button>
        </Message>
      )}
      {offer && state === 'success' && <Offer offer={offer} later={later} words={words} isBusy={isBusy} />}
    </section>
  );
}

type OfferProps = { offer: Offered; later: LaterView; words: CartWords; isBusy: boolean };

function Offer({ offer, later, words, isBusy }: OfferProps) {
  const { lines } = offer;
  const isPossible = lines.some(({ isAvailable }) => isAvailable);
  return (
    <>
      {isPossible && <p className="soft">{formatMessage(words, 'offeredText')}</p>}
      {lines.length > 0 && (
        <ul className={offeredGoodsStyles.lines}>
          {lines.map(({ productId, line, quantity, unitPrice, isAvailable }) => (
            <MiniLine
              key={productId}
              line={line}
              quantity={quantity}
              unitPrice={unitPrice}
              total={unitPrice * quantity}
              locale={later.locale}
              note={isAvailable ? undefined : formatMessage(words, 'offeredSoldOut')}
            />
          ))}
        </ul>
      )}
      {problemsOf(offer, words).map((text) => (
        <Message key={text} tone="warning">
          <p>{text}</p>
        </Message>
      ))}
      <div className={offeredGoodsStyles.ways}>
        {isPossible && (
          <Button busy={isBusy} onClick={later.accept}>
            {formatMessage(words, 'offeredAdd')}
          </Button>
        )}
        <Button variant="line" onClick={later.decline}>
          {formatMessage(words, isPossible ? 'offeredDecline' : 'offeredClose')}
        </Button>
      </div>
    </>
  );
}

/** What is wrong with it, in words. */
function problemsOf({ lines, gone, isWhole }: Offered, words: CartWords): string[] {
  if (lines.length + gone === 0) return [formatMessage(words, 'offeredBroken')];
  const isPossible = lines.some(({ isAvailable }) => isAvailable);
  return [
    ...(isWhole ? [] : [formatMessage(words, 'offeredCut')]),
    ...(gone > 0 ? [formatMessage(words, 'offeredGone', { count: gone })] : []),
    ...(isPossible ? [] : [formatMessage(words, 'offeredNothing')]),
  ];
}
