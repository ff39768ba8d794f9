import { useEffect, useState } from 'react';
import css from './PictureInput.module.css';

const repository = import.meta.env?.EDITOR_REPOSITORY as string | undefined;

/** Every picture of content/media/pictures, found by a part of its name, and a place to add one. */
export function PictureShelf({ onTake }: { onTake(id: string): void }) {
  const [ids, setIds] = useState<string[]>([]);
  const [wanted, setWanted] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    fetch('/~pictures').then(async (answer) => setIds(await answer.json()));
  }, []);
  const keep = async (file: File) => {
    const answer = await fetch(`/~pictures?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file });
    if (answer.ok) onTake((await answer.json()).id);
    else setTrouble(await answer.text());
  };
  return (
    <>
      <div className={css.row}>
        <input
          type="search"
          aria-label="Part of a name"
          placeholder="Part of a name"
          onChange={(event) => setWanted(event.target.value)}
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
          .filter((id) => id.includes(wanted.trim().toLowerCase()))
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
