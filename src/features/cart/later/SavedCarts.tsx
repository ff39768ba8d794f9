import { formatDate } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { CartWords } from '../words.ts';
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
