import '#styles/blank.css';
import { useState } from 'react';
import { priceNoteKey } from '#features/catalog/price-note.ts';
import { ALL, useWishlistView, type WishlistView } from '#features/wishlist/wishlist-view.store.ts';
import type { WishlistWords } from '#features/wishlist/words.ts';
import type { Locale } from '#i18n/locales.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Drawing } from '#ui/Drawing.tsx';
import { Message } from '#ui/Message.tsx';
import { GoneLine, WishLine } from './WishLine.tsx';
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
  const { state, wishes, gone, unnamed, merged, hasFailed, isLastSeen } = view;
  const count = wishes.length + gone.length + unnamed;
  const isEmpty = count === 0;
  const isWaiting = isEmpty && (state === 'idle' || state === 'pending');
  return (
    <section className={styles.page} aria-labelledby="wishlist" aria-busy={isWaiting || undefined}>
      <h1 id="wishlist" className={styles.title}>
        {tell(words, 'title')} {!isEmpty && <span className="soft num">{count}</span>}
      </h1>
      <div aria-live="polite">
        {merged > 0 && <Message tone="success">{tell(words, 'merged', { count: merged })}</Message>}
        {hasFailed && <Message tone="danger">{tell(words, 'saveFailed')}</Message>}
        {isLastSeen && !isEmpty && (
          <Message tone="warning" isInLiveRegion>
            {tell(words, 'lastSeen')}
          </Message>
        )}
        {state === 'error' && (
          <Message tone="danger" title={tell(words, 'loadFailed')}>
            <button className="linkish" type="button" onClick={view.retry}>
              {tell(words, 'retry')}
            </button>
          </Message>
        )}
      </div>
      {isWaiting && <Ghosts label={tell(words, 'title')} />}
      {isEmpty && !isWaiting && state !== 'error' && <Empty words={words} shopHref={shopHref} />}
      {!isEmpty && (
        <>
          <ul className={styles.list}>
            {wishes.map((wish) => (
              <WishLine
                key={wish.id}
                wish={wish}
                words={words}
                isBusy={view.busy === wish.id}
                isLastSeen={isLastSeen}
                onAdd={() => view.add(wish)}
                onRemove={() => view.remove(wish.id)}
              />
            ))}
            {gone.map((id) => (
              <GoneLine key={id} words={words} onRemove={() => view.remove(id)} />
            ))}
          </ul>
          {unnamed > 0 && <p>{tell(words, 'unnamed', { count: unnamed })}</p>}
          {wishes.some(({ price }) => price) && <p className="tax">{tell(words, priceNoteKey(view.isNet))}</p>}
          {!isLastSeen && <Actions view={view} words={words} />}
          {view.isLocal && <p className="soft small">{tell(words, 'localHint')}</p>}
        </>
      )}
    </section>
  );
}

/** Everything into the cart; everything off the list, asked back once. */
function Actions({ view, words }: { view: WishlistView; words: WishlistWords }) {
  const [isAsked, setAsked] = useState(false);
  const canAdd = view.wishes.some(({ least }) => least !== null);
  const toChoose = view.wishes.filter(({ least, isSoldOut }) => least === null && !isSoldOut).length;
  return (
    <div className={styles.actions}>
      {canAdd && (
        <Button busy={view.busy === ALL} onClick={view.addAll}>
          {tell(words, 'allToCart')}
        </Button>
      )}
      {canAdd && toChoose > 0 && <p className="soft small">{tell(words, 'needChoice', { count: toChoose })}</p>}
      {!isAsked && (
        <Button look="line" onClick={() => setAsked(true)}>
          {tell(words, 'clear')}
        </Button>
      )}
      {isAsked && (
        <div className={styles.ask} role="alert">
          <p>{tell(words, 'clearAsk')}</p>
          <Button look="line" onClick={view.clear}>
            {tell(words, 'clear')}
          </Button>
          <button className="linkish" type="button" onClick={() => setAsked(false)}>
            {tell(words, 'cancel')}
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
    <p className="h3">{tell(words, 'emptyTitle')}</p>
    <p>{tell(words, 'emptyText')}</p>
    <p>
      <a className="btn" href={shopHref}>
        {tell(words, 'emptyAction')}
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
