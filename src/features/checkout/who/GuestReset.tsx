import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { CheckoutWords } from '../words.ts';

import styles from './GuestReset.module.css';

interface GuestResetProps {
  isOpen: boolean;
  words: CheckoutWords;
  onClose: () => void;
  onReset: () => void;
}

/** Asks before everything about the guest is forgotten. */
export const GuestReset = ({ isOpen, words, onClose, onReset }: GuestResetProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    variant="sheet"
    title={formatMessage(words.account, 'guestReset')}
    closeLabel={formatMessage(words.common, 'close')}
  >
    <p>{formatMessage(words.account, 'guestResetAsk')}</p>
    <p className={`row ${styles.ways}`}>
      <Button onClick={onReset}>{formatMessage(words.account, 'guestReset')}</Button>
      <Button variant="line" onClick={onClose}>
        {formatMessage(words.common, 'cancel')}
      </Button>
    </p>
  </Dialog>
);
