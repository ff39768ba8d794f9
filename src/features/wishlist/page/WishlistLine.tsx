import { useState } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import type { WishlistItem } from '../wishlist-item.ts';
import type { WishlistWords } from '../words.ts';
import styles from './WishlistPage.module.css';

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
export function WishlistLine({ item, words, isBusy, isLastSeen, onAdd, onRemove }: WishlistLineProps) {
  const { name, number, href, media, drawing, price, isSoldOut, least } = item;
  // without a connection only pictures that were seen are there; the drawing stands in for others
  const [isMissing, setMissing] = useState(false);
  return (
    <li className={styles.wish} aria-busy={isBusy || undefined}>
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
export const GoneLine = ({ words, onRemove }: { words: WishlistWords; onRemove: () => void }) => (
  <li className={styles.wish}>
    <p className={`soft ${styles.text}`}>{formatMessage(words, 'gone')}</p>
    <HeartOff label={formatMessage(words, 'remove')} onPress={onRemove} />
  </li>
);

const HeartOff = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button className={`tool ${styles.off}`} type="button" aria-label={label} onClick={onPress}>
    <Icon name="close" small />
  </button>
);
