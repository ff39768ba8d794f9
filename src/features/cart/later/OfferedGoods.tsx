import { useEffect, useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import { CartGhost } from '../lines/CartGhost.tsx';
import { MiniLine } from '../lines/MiniLine.tsx';
import type { CartWords } from '../words.ts';
import styles from './OfferedGoods.module.css';
import type { Offered } from './offered.store.ts';
import type { LaterView } from './use-later.ts';

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
        <ul className={styles.lines}>
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
      <div className={styles.ways}>
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
