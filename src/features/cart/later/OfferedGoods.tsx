import { useEffect, useRef } from 'react';
import { CartGhost } from '#features/cart/lines/CartGhost.tsx';
import { MiniLine } from '#features/cart/lines/MiniLine.tsx';
import type { CartWords } from '#features/cart/words.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import type { LaterView } from './later-view.store.ts';
import styles from './OfferedGoods.module.css';
import type { Offered } from './offered.store.ts';

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
      className={`${styles.offered} sunk`}
      aria-labelledby="offered"
      aria-busy={state === 'pending' || undefined}
    >
      <h2 className="h3" id="offered" ref={title} tabIndex={-1}>
        {tell(words, 'offeredTitle')}
      </h2>
      {state === 'pending' && <CartGhost label={tell(words, 'offeredLoading')} />}
      {state === 'error' && (
        <Message tone="danger">
          <p>{tell(words, 'offeredFailed')}</p>
          <Button look="line" size="small" onClick={later.retry}>
            {tell(words, 'retry')}
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
      {isPossible && <p className="soft">{tell(words, 'offeredText')}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ productId, line, quantity, unitPrice, isAvailable }) => (
            <MiniLine
              key={productId}
              line={line}
              quantity={quantity}
              unitPrice={unitPrice}
              total={unitPrice * quantity}
              locale={later.locale}
              note={isAvailable ? undefined : tell(words, 'offeredSoldOut')}
            />
          ))}
        </ul>
      )}
      {problemsOf(offer, words).map((text) => (
        <Message key={text} tone="warning">
          <p>{text}</p>
        </Message>
      ))}
      <div className={styles.ways}>
        {isPossible && (
          <Button busy={isBusy} onClick={later.accept}>
            {tell(words, 'offeredAdd')}
          </Button>
        )}
        <Button look="line" onClick={later.decline}>
          {tell(words, isPossible ? 'offeredDecline' : 'offeredClose')}
        </Button>
      </div>
    </>
  );
}

/** What is wrong with it, in words. */
function problemsOf({ lines, gone, isWhole }: Offered, words: CartWords): string[] {
  if (lines.length + gone === 0) return [tell(words, 'offeredBroken')];
  const isPossible = lines.some(({ isAvailable }) => isAvailable);
  return [
    ...(isWhole ? [] : [tell(words, 'offeredCut')]),
    ...(gone > 0 ? [tell(words, 'offeredGone', { count: gone })] : []),
    ...(isPossible ? [] : [tell(words, 'offeredNothing')]),
  ];
}
