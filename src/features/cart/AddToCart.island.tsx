import { useState } from 'react';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import type { QuantityRule } from '#values/quantity.ts';
import styles from './AddToCart.module.css';
import { cart } from './cart.store.ts';
import { isAsAsked } from './cart.ts';
import { openPanel, wakePanel } from './panel/panel.store.ts';
import type { AddWords } from './words.ts';

interface AddToCartProps {
  productId: string;
  name: string;
  rule: QuantityRule;
  /** `ADD_WORDS` of cart. */
  words: AddWords;
}

/** How many, and the button. What went in is shown by the cart panel, with whatever the server changed. */
export function AddToCart({ productId, name, rule, words }: AddToCartProps) {
  const [quantity, setQuantity] = useState(rule.min);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function add() {
    setBusy(true);
    setFailed(false);
    wakePanel();
    const answer = await cart.addProduct(productId, quantity);
    setBusy(false);
    setFailed(!answer);
    if (!answer) return;
    openPanel({ added: isAsAsked(answer, productId) ? name : undefined });
    setQuantity(rule.min);
  }

  const by = rule.steps > 1 ? 'By' : '';
  return (
    <div className={styles.add} data-later={productId} data-name={name}>
      <Stepper
        value={quantity}
        min={rule.min}
        max={rule.max ?? undefined}
        step={rule.steps}
        onChange={setQuantity}
        label={tell(words, 'quantityLabel', { name })}
        less={tell(words, `quantityDecrease${by}`, { name, step: rule.steps })}
        more={tell(words, `quantityIncrease${by}`, { name, step: rule.steps })}
      />
      <Button className={styles.button} busy={isBusy} onClick={add}>
        <Icon name="cart" small />
        {tell(words, isBusy ? 'adding' : 'add')}
      </Button>
      <div className={styles.failure} aria-live="polite">
        {hasFailed && (
          <Message tone="danger">
            <p>{tell(words, 'addFailed', { name })}</p>
          </Message>
        )}
      </div>
    </div>
  );
}
