import { useEffect, useId, useRef, useState } from 'react';
import css from './PictureInput.module.css';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const take = (chosen: string) => {
    onChange(chosen);
    dialog.current?.close();
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
        ref={dialog}
        className={css.choices}
        aria-label={`${label}: choose a picture`}
        onClose={() => setOpen(false)}
      >
        {isOpen && <PicturePicker onTake={take} />}
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </div>
  );
}

const repository = import.meta.env?.EDITOR_REPOSITORY as string | undefined;

/** Every picture of content/media/pictures, found by a part of its name, and a place to add one. */
function PicturePicker({ onTake }: { onTake(id: string): void }) {
  const [ids, setIds] = useState<string[]>([]);
  const [query, setQuery] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    fetch('/~pictures').then(async (response) => setIds(await response.json()));
  }, []);
  const keep = async (file: File) => {
    const response = await fetch(`/~pictures?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file });
    if (response.ok) onTake((await response.json()).id);
    else setTrouble(await response.text());
  };
  return (
    <>
      <div className={css.row}>
        <input
          type="search"
          aria-label="Part of a name"
          placeholder="Part of a name"
          onChange={(event) => setQuery(event.target.value)}
        />
        {repository ? (
          <a href={`https://github.com/${repository}/upload/HEAD/content/media/pictures`}>Add a picture at GitHub</a>
        ) : (
          <label>
            Upload a picture{' '}
            <input
              type="file"
              accept="image/webp,image/png,image/jpeg,image/avif"
              onChange={({ target }) => target.files?.[0] && keep(target.files[0])}
            />
          </label>
        )}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      <ul className={css.pictures}>
        {ids
          .filter((id) => id.includes(query.trim().toLowerCase()))
          .map((id) => (
            <li key={id}>
              <button type="button" onClick={() => onTake(id)}>
                <img src={`/~pictures/${id}`} alt="" loading="lazy" />
                {id}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
