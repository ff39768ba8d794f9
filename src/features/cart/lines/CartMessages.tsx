import { Message } from '#ui/Message.tsx';
import type { CartMessage } from '../cart-message.ts';
import styles from './CartMessages.module.css';

interface CartMessagesProps {
  messages: readonly CartMessage[];
  /** Heading for a screen reader: «Das hat sich im Warenkorb geändert». */
  title: string;
}

/** What the server has changed, above the lines. The region stays, so that a new message is read out. */
export const CartMessages = ({ messages, title }: CartMessagesProps) => (
  <section aria-live="polite" aria-label={title} className={styles.messages}>
    {messages.map(({ key, tone, text }) => (
      <Message key={key} isInLiveRegion tone={tone}>
        <p>{text}</p>
      </Message>
    ))}
  </section>
);
