import type { WishlistItem } from '#features/wishlist/wishlist-item.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import type { AllWords } from '../words.ts';
import styles from './ComparePage.module.css';

interface CompareHeadProps {
  product: WishlistItem;
  words: AllWords;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** A product on top of its column: picture on the line, name, price, into the cart, and out of here. */
export function CompareHead({ product, words, isBusy, onAdd, onRemove }: CompareHeadProps) {
  const { name, number, href, media, drawing, price, least, isSoldOut } = product;
  return (
    <th scope="col">
      <div className={styles.head}>
        <Thumb media={media} drawing={drawing} sizes="(min-width: 60rem) 18rem, 10rem" />
        <button
          className={`tool ${styles.off}`}
          type="button"
          aria-label={formatMessage(words.page, 'remove', { name })}
          onClick={onRemove}
        >
          <Icon name="close" small />
        </button>
        <p>
          <a href={href}>{name}</a>
        </p>
        <p className="small soft num">{number}</p>
        <p>{price && <Price {...price} />}</p>
        {isSoldOut && <p className="stock out">{formatMessage(words.wish, 'badgeSoldOut')}</p>}
        {least !== null && (
          <Button busy={isBusy} aria-label={formatMessage(words.wish, 'addLabel', { name })} onClick={onAdd}>
            <Icon name="cart" small />
            {formatMessage(words.wish, 'add')}
          </Button>
        )}
        {least === null && !isSoldOut && (
          <a className="btn line" href={href}>
            {formatMessage(words.wish, 'choose')}
          </a>
        )}
      </div>
    </th>
  );
}
