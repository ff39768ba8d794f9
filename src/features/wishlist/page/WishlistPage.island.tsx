import '#styles/blank.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { cart } from '#features/cart/cart.store.ts';
import { openPanel, wakePanel } from '#features/cart/panel/panel.store.ts';
import { quickAdd } from '#features/cart/quick-add.store.ts';
import { priceNoteKey } from '#features/product/PriceNote.tsx';
import { $context } from '#features/session/session.store.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import { Price } from '#ui/Price.tsx';
import { Drawing, Thumb } from '#ui/Thumb.tsx';
import { storedWishlist as kept } from '../stored-wishlist.store.ts';
import { $wishlist, wishlist } from '../wishlist.store.ts';
import { type WishlistItem, wishlistItemOf } from '../wishlist-item.ts';
import type { WishlistWords } from '../words.server.ts';
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
  const { state, items, gone, unnamed, merged, hasFailed, isLastSeen } = view;
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
  const canAdd = view.items.some(({ least }) => least !== null);
  const toChoose = view.items.filter(({ least, isSoldOut }) => least === null && !isSoldOut).length;
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
        <div className={styles.question} role="alert">
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
      <div key={line} className={styles.item} aria-hidden="true">
        <span className={`ghost ${styles.pic} ${styles.square}`} />
        <span className={`ghost ${styles.text} ${styles.word}`} />
      </div>
    ))}
  </div>
);

interface WishlistLineProps {
  item: WishlistItem;
  words: WishlistWords;
  isBusy: boolean;
  /** Without a connection it can only be read. */
  isLastSeen: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** One product that was noted: picture on the line, name, price, into the cart, and a heart that takes it off. */
function WishlistLine({ item, words, isBusy, isLastSeen, onAdd, onRemove }: WishlistLineProps) {
  const { name, number, href, media, drawing, price, isSoldOut, least } = item;
  // without a connection only pictures that were seen are there; the drawing stands in for others
  const [isMissing, setMissing] = useState(false);
  return (
    <li className={styles.item} aria-busy={isBusy || undefined}>
      <div className={styles.pic} onErrorCapture={() => setMissing(true)}>
        <Thumb media={isLastSeen && isMissing ? null : media} drawing={drawing} />
      </div>
      <div className={styles.text}>
        <p>
          <a href={href}>{name}</a>
        </p>
        <p className="small soft num">{number}</p>
        {price && (
          <p>
            <Price {...price} />
          </p>
        )}
        {isSoldOut && <p className="stock out">{formatMessage(words, 'badgeSoldOut')}</p>}
      </div>
      {!isLastSeen && (
        <>
          <div className={styles.go}>
            {least !== null && (
              <Button variant="line" aria-label={formatMessage(words, 'addLabel', { name })} onClick={onAdd}>
                <Icon name="cart" small />
                {formatMessage(words, 'add')}
              </Button>
            )}
            {least === null && !isSoldOut && (
              <a className="btn line" href={href}>
                {formatMessage(words, 'choose')}
              </a>
            )}
          </div>
          <HeartOff label={formatMessage(words, 'removeLabel', { name })} onPress={onRemove} />
        </>
      )}
    </li>
  );
}

/** A product that the store no longer has: said, and taken off by hand. */
const GoneLine = ({ words, onRemove }: { words: WishlistWords; onRemove: () => void }) => (
  <li className={styles.item}>
    <p className={`soft ${styles.text}`}>{formatMessage(words, 'gone')}</p>
    <HeartOff label={formatMessage(words, 'remove')} onPress={onRemove} />
  </li>
);

const HeartOff = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button className={`tool ${styles.off}`} type="button" aria-label={label} onClick={onPress}>
    <Icon name="close" small />
  </button>
);

type WishlistView = ReturnType<typeof useWishlistView>;

/** What the page of the wishlist shows and can do; it is read when the page wakes. */
function useWishlistView(locale: Locale, words: WishlistWords) {
  const { state, value } = useStore($wishlist, { ssr: 'initial' });
  const context = useStore($context, { ssr: 'initial' });
  const [busy, setBusy] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    wishlist.load();
    addEventListener('online', wishlist.load);
    return () => removeEventListener('online', wishlist.load);
  }, []);
  const isLastSeen = value?.isLastSeen === true;
  useEffect(() => {
    // the worker's note on a page that it has kept: what is shown now has come from the store
    if (state === 'success' && !isLastSeen) document.querySelector('.stale')?.remove();
  }, [state, isLastSeen]);

  /** One press after the other: `what` is busy meanwhile. */
  async function doing(what: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setFailed(false);
    await work().catch((error) => {
      console.error('The wishlist could not be changed.', error);
      setFailed(true);
    });
    setBusy(undefined);
  }

  const items = (value?.products ?? []).map((product) => wishlistItemOf(locale, words, product));
  const others = (value?.ids ?? []).filter((id) => items.every((item) => item.id !== id));
  return {
    ...{ state, busy, hasFailed, items: items, isLastSeen },
    /** Noted, and no longer in the range. */
    gone: isLastSeen ? [] : others,
    /** So many were noted without a connection: nobody knows their names yet. */
    unnamed: isLastSeen ? others.length : 0,
    merged: value?.merged ?? 0,
    /** Whether prices come without tax, as professionals see them. */
    isNet: context.value?.context.taxState === 'net',
    /** Whether the list lies in this browser alone. */
    isLocal: kept.ownIds().length > 0,
    retry: wishlist.load,
    remove: (id: string) => doing(id, () => wishlist.remove(id)),
    clear: () => doing(ALL, wishlist.clear),
    add: ({ id, name, least }: WishlistItem) => doing(id, () => quickAdd(id, name, least ?? 1)),
    addAll: () => doing(ALL, () => addAll(items)),
  };
}

/** What the presses that mean the whole list are called. */
const ALL = 'all';

/** Everything that can be bought as it is goes into the cart; the panel then shows the cart, and what went wrong. */
async function addAll(items: readonly WishlistItem[]): Promise<void> {
  wakePanel();
  const buyable = items.flatMap(({ id, least }) => (least === null ? [] : [{ id, least }]));
  for (const { id, least } of buyable) await cart.addProduct(id, least);
  openPanel(buyable.length > 0 ? {} : undefined);
}
