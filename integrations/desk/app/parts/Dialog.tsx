import { useTranslate } from 'ra-core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Bad, Button, type Kind } from './Parts.tsx';
import style from './parts.module.css';

type DialogProps = {
  title: string;
  action: string;
  isBusy?: boolean;
  kind?: Kind;
  error?: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
  children?: ReactNode;
};

/** A form that stands before the rest until it is sent or left. */
export function Dialog({ title, action, isBusy, kind = 'main', error, onClose, onSubmit, children }: DialogProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <dialog ref={dialog} className={style.dialog} aria-labelledby={id} onClose={onClose}>
      <form className={style.form} onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        {error && <Bad>{error}</Bad>}
        <div className={style.ends}>
          <Button onClick={onClose}>{translate('cancel')}</Button>
          <Button type="submit" kind={kind} disabled={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
