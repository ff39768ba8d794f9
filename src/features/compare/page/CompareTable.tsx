import type { WishlistItem } from '#features/wishlist/wishlist-item.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import type { CompareRow } from '../compare-rows.ts';
import type { AllWords } from '../words.server.ts';
import styles from './ComparePage.module.css';

interface CompareTableProps {
  view: {
    products: readonly WishlistItem[];
    busy: string | undefined;
    add: (product: WishlistItem) => void;
    remove: (id: string) => void;
  };
  rows: readonly CompareRow[];
  words: AllWords;
}

/** A column for each product, a row for each property; what differs has a mark that a screen reader reads, too. */
export function CompareTable({ view, rows, words }: CompareTableProps) {
  const { products, busy, add, remove } = view;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={formatMessage(words.page, 'table')}>
      <table className={styles.table} data-products={products.length}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <CompareHead
                key={product.id}
                product={product}
                words={words}
                isBusy={busy === product.id}
                onAdd={() => add(product)}
                onRemove={() => remove(product.id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, differs }) => (
            <tr key={name} className={differs ? styles.differs : undefined}>
              <th scope="row">
                <span>
                  {name}
                  {differs && <span className="vh"> ({formatMessage(words.page, 'differs')})</span>}
                </span>
              </th>
              {values.map((value, column) => (
                <td key={products[column]?.id}>
                  {value ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="vh">{formatMessage(words.page, 'none')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CompareHeadProps {
  product: WishlistItem;
  words: AllWords;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** A product on top of its column: picture on the line, name, price, into the cart, and out of here. */
function CompareHead({ product, words, isBusy, onAdd, onRemove }: CompareHeadProps) {
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
        {isSoldOut && <p className="stock out">{formatMessage(words.wishlist, 'badgeSoldOut')}</p>}
        {least !== null && (
          <Button busy={isBusy} aria-label={formatMessage(words.wishlist, 'addLabel', { name })} onClick={onAdd}>
            <Icon name="cart" small />
            {formatMessage(words.wishlist, 'add')}
          </Button>
        )}
        {least === null && !isSoldOut && (
          <a className="btn line" href={href}>
            {formatMessage(words.wishlist, 'choose')}
          </a>
        )}
      </div>
    </th>
  );
}
