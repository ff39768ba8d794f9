import { useState } from 'react';
import { failureMessage, pauseOf } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { QuantityRule } from '#values/quantity.ts';
import styles from './AddToCart.module.css';
import { cart } from './cart.store.ts';
import { isAsRequested } from './cart.ts';
import { openPanel, wakePanel } from './panel/panel.store.ts';
import type { AddWords } from './words.server.ts';

interface AddToCartProps {
  productId: string;
  name: string;
  rule: QuantityRule;
  /** `ADD_WORDS` of cart, `rateLimit` of connection. */
  words: AddWords;
}

/**
 * Quantity and button. The cart panel shows what was added, with the changes of the server. After a 429 the button is
 * disabled until the pause is over.
 */
export function AddToCart({ productId, name, rule, words }: AddToCartProps) {
  const [quantity, setQuantity] = useState(rule.min);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const seconds = pauseOf(failure);

  async function add() {
    setBusy(true);
    setFailure(undefined);
    wakePanel();
    const updatedCart = await cart.addProduct(productId, quantity);
    setBusy(false);
    if (!updatedCart) return setFailure(cart.$cart.get().error ?? 'unknown');
    openPanel({ added: isAsRequested(updatedCart, productId) ? name : undefined });
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
        label={formatMessage(words, 'quantityLabel', { name })}
        less={formatMessage(words, `quantityDecrease${by}`, { name, step: rule.steps })}
        more={formatMessage(words, `quantityIncrease${by}`, { name, step: rule.steps })}
      />
      <Button className={styles.button} busy={isBusy} disabled={seconds > 0} onClick={add}>
        <Icon name="cart" small />
        {formatMessage(words, isBusy ? 'adding' : 'add')}
      </Button>
      <div className={styles.failure} aria-live="polite">
        {failure !== undefined && (
          <Message tone="danger">
            <Wait
              {...{ seconds, about: failure }}
              text={(left) =>
                seconds ? failureMessage(words, failure, left) : formatMessage(words, 'addFailed', { name })
              }
              onEnd={() => setFailure(undefined)}
            />
          </Message>
        )}
      </div>
    </div>
  );
}
