import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface DialogProps {
  open: boolean;
  /** Escape, the cross and a press beside it. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** `panel` comes from the right and fills the height; `sheet` stands in the middle. */
  variant?: 'panel' | 'sheet';
  /** Stays at the foot of a panel. */
  footer?: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, gives it back, and closes with Escape. */
export function Dialog({ open, onClose, title, closeLabel, children, variant = 'panel', footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the press is the one beside it
    <dialog
      className={variant}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {/* no header and footer: they would be landmarks inside those of the page */}
      <div className="dialog-head">
        <h2 className="h3">{title}</h2>
        <button className="tool" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={`${variant}-body`}>{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}
