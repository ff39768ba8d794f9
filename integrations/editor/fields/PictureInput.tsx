import { useId, useRef, useState } from 'react';
import css from './PictureInput.module.css';
import { PicturePicker } from './PicturePicker.tsx';

interface Props {
  label: string;
  description: string;
  /** Id of the picture; empty: none. */
  value: string;
  onChange(id: string): void;
  trouble: string | undefined;
}

/** A picture as it is seen, with its id, and the shelf to take another one from. */
export function PictureInput({ label, description, value, onChange, trouble }: Props) {
  const id = useId();
  const shelf = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    shelf.current?.showModal();
  };
  const take = (chosen: string) => {
    onChange(chosen);
    shelf.current?.close();
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <p className={css.help}>{description}</p>
      <div className={css.row}>
        {value && <img className={css.small} src={`/~pictures/${value}`} alt="" />}
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          aria-invalid={Boolean(trouble)}
        />
        <button type="button" onClick={open}>
          Choose a picture
        </button>
        {value && (
          <button type="button" onClick={() => onChange('')}>
            Remove
          </button>
        )}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      <dialog
        ref={shelf}
        className={css.shelf}
        aria-label={`${label}: choose a picture`}
        onClose={() => setOpen(false)}
      >
        {isOpen && <PicturePicker onTake={take} />}
        <button type="button" onClick={() => shelf.current?.close()}>
          Close
        </button>
      </dialog>
    </div>
  );
}
