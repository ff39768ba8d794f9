import type { WishlistItem } from '#features/wishlist/wishlist-item.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { CompareRow } from '../compare-rows.ts';
import type { AllWords } from '../words.ts';
import { CompareHead } from './CompareHead.tsx';
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
