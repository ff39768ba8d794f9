import { formatMessage } from '#i18n/format-message.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { CartWords } from '../words.server.ts';
import { basketOf, MOST_LINES, shareable } from './basket.ts';
import styles from './KeepCart.module.css';
import type { LaterView } from './use-later.ts';

/** A folded link that carries the goods, and a way to put them aside. Nothing where nothing can be put in again. */
export function KeepCart({ cart, later, words }: { cart: Cart; later: LaterView; words: CartWords }) {
  const basket = basketOf(cart);
  if (basket === '') return null;
  const link = later.linkTo(basket);
  const isCut = shareable(cart).length > MOST_LINES;
  return (
    <details className="fold">
      <summary>{formatMessage(words, 'keepTitle')}</summary>
      <div className={styles.keep}>
        <Field
          label={formatMessage(words, 'keepLink')}
          hint={isCut ? formatMessage(words, 'keepCut', { count: MOST_LINES }) : formatMessage(words, 'keepHint')}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.ways}>
          <Button variant="line" onClick={() => later.share(link)}>
            <Icon name="share" small />
            {formatMessage(words, later.hasSheet ? 'keepShare' : 'keepCopy')}
          </Button>
          <Button variant="line" onClick={() => later.save(cart)}>
            {formatMessage(words, 'keepSave')}
          </Button>
        </div>
      </div>
    </details>
  );
}
