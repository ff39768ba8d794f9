import '#styles/blank.css';
import { useState } from 'react';
import { priceNoteKey } from '#features/product/price-note.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Drawing } from '#ui/Drawing.tsx';
import { Message } from '#ui/Message.tsx';
import { ALL, useWishlistView, type WishlistView } from '../use-wishlist-view.ts';
import type { WishlistWords } from '../words.ts';
import { GoneLine, WishlistLine } from './WishlistLine.tsx';
import styles from './WishlistPage.module.css';

interface WishlistPageProps {
  locale: Locale;
  words: WishlistWords;
  /** Where to look around. */
  shopHref: string;
}

/** What a shopper has noted for later, with or without an account. */
export function WishlistPage({ locale, words, shopHref }: WishlistPageProps) {
  const view = useWishlistView(locale, words);
  const { state, wishes: items, gone, unnamed, merged, hasFailed, isLastSeen } = view;
  const count = items.length + gone.length + unnamed;
  const isEmpty = count === 0;
  const isWaiting = isEmpty && (state === 'idle' || state === 'pending');
  return (
    <section className={styles.page} aria-labelledby="wishlist" aria-busy={isWaiting || undefined}>
      <h1 id="wishlist" className={styles.title}>
        {formatMessage(words, 'title')} {!isEmpty && <span className="soft num">{count}</span>}
      </h1>
      <div aria-live="polite">
        {merged > 0 && <Message tone="success">{formatMessage(words, 'merged', { count: merged })}</Message>}
        {hasFailed && <Message tone="danger">{formatMessage(words, 'saveFailed')}</Message>}
        {isLastSeen && !isEmpty && (
          <Message tone="warning" isInLiveRegion>
            {formatMessage(words, 'lastSeen')}
          </Message>
        )}
        {state === 'error' && (
          <Message tone="danger" title={formatMessage(words, 'loadFailed')}>
            <button className="linkish" type="button" onClick={view.retry}>
              {formatMessage(words, 'retry')}
            </button>
          </Message>
        )}
      </div>
      {isWaiting && <Ghosts label={formatMessage(words, 'title')} />}
      {isEmpty && !isWaiting && state !== 'error' && <Empty words={words} shopHref={shopHref} />}
      {!isEmpty && (
        <>
          <ul className={styles.list}>
            {items.map((item) => (
              <WishlistLine
                key={item.id}
                item={item}
                words={words}
                isBusy={view.busy === item.id}
                isLastSeen={isLastSeen}
                onAdd={() => view.add(item)}
                onRemove={() => view.remove(item.id)}
              />
            ))}
            {gone.map((id) => (
              <GoneLine key={id} words={words} onRemove={() => view.remove(id)} />
            ))}
          </ul>
          {unnamed > 0 && <p>{formatMessage(words, 'unnamed', { count: unnamed })}</p>}
          {items.some(({ price }) => price) && <p className="tax">{formatMessage(words, priceNoteKey(view.isNet))}</p>}
          {!isLastSeen && <Actions view={view} words={words} />}
          {view.isLocal && <p className="soft small">{formatMessage(words, 'localHint')}</p>}
        </>
      )}
    </section>
  );
}

/** Everything into the cart; everything off the list, asked back once. */
function Actions({ view, words }: { view: WishlistView; words: WishlistWords }) {
  const [isConfirming, setConfirming] = useState(false);
  const canAdd = view.wishes.some(({ least }) => least !== null);
  const toChoose = view.wishes.filter(({ least, isSoldOut }) => least === null && !isSoldOut).length;
  return (
    <div className={styles.actions}>
      {canAdd && (
        <Button busy={view.busy === ALL} onClick={view.addAll}>
          {formatMessage(words, 'allToCart')}
        </Button>
      )}
      {canAdd && toChoose > 0 && (
        <p className="soft small">{formatMessage(words, 'needChoice', { count: toChoose })}</p>
      )}
      {!isConfirming && (
        <Button variant="line" onClick={() => setConfirming(true)}>
          {formatMessage(words, 'clear')}
        </Button>
      )}
      {isConfirming && (
        <div className={styles.ask} role="alert">
          <p>{formatMessage(words, 'clearAsk')}</p>
          <Button variant="line" onClick={view.clear}>
            {formatMessage(words, 'clear')}
          </Button>
          <button className="linkish" type="button" onClick={() => setConfirming(false)}>
            {formatMessage(words, 'cancel')}
          </button>
        </div>
      )}
    </div>
  );
}

const Empty = ({ words, shopHref }: { words: WishlistWords; shopHref: string }) => (
  <div className="blank">
    <div className={styles.drawing}>
      <Drawing name="shelf" bare />
    </div>
    <p className="h3">{formatMessage(words, 'emptyTitle')}</p>
    <p>{formatMessage(words, 'emptyText')}</p>
    <p>
      <a className="btn" href={shopHref}>
        {formatMessage(words, 'emptyAction')}
      </a>
    </p>
  </div>
);

/** Lines in their final size while the list is on its way. */
const Ghosts = ({ label }: { label: string }) => (
  <div role="status">
    <span className="vh">{label}</span>
    {['first', 'second'].map((line) => (
      <div key={line} className={styles.wish} aria-hidden="true">
        <span className={`ghost ${styles.pic} ${styles.square}`} />
        <span className={`ghost ${styles.text} ${styles.word}`} />
      </div>
    ))}
  </div>
);
