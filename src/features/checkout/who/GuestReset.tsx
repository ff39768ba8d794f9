import type { CheckoutWords } from '#features/checkout/words.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

import styles from './GuestReset.module.css';

interface GuestResetProps {
  isOpen: boolean;
  words: CheckoutWords;
  onClose: () => void;
  onReset: () => void;
}

/** Asks before everything about the guest is forgotten (D6). */
export const GuestReset = ({ isOpen, words, onClose, onReset }: GuestResetProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    look="sheet"
    title={tell(words.account, 'guestReset')}
    closeLabel={tell(words.common, 'close')}
  >
    <p>{tell(words.account, 'guestResetAsk')}</p>
    <p className={`row ${styles.ways}`}>
      <Button onClick={onReset}>{tell(words.account, 'guestReset')}</Button>
      <Button look="line" onClick={onClose}>
        {tell(words.common, 'cancel')}
      </Button>
    </p>
  </Dialog>
);
