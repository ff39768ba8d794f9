import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { type InputProps, type PictureHit, useBuilder } from '#desk/builder/builder-context.ts';
import type { InputOf } from '#desk/builder/fields/description.ts';
import { filled } from '#desk/builder/words/builder-words.ts';
import { LOCALES } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { focusSoon } from './focus-soon.ts';
import css from './form.module.css';
import { useControl } from './Simple.tsx';

/** A picture as it is seen, with its name, and all others to take one from. */
export function PictureInput(props: InputProps<InputOf<'picture'>>) {
  const { shown, text, typed } = useControl(props);
  const { words, pictures } = useBuilder();
  const [isOpen, open] = useState(false);
  return (
    <div className={css.picture}>
      {text && <img src={pictures.src(text)} alt="" />}
      <Field {...shown} value={text} onChange={(event) => typed(event.target.value.trim())} />
      <Button
        variant="line"
        size="small"
        aria-label={`${shown.label}: ${words.choosePicture}`}
        onClick={() => open(true)}
      >
        {words.choose}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => open(false)}
        title={words.choosePicture}
        closeLabel={words.close}
        variant="sheet"
      >
        {isOpen && (
          <Pictures
            chosen={text}
            onTake={(id) => {
              typed(id);
              open(false);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

function Pictures({ chosen, onTake }: { chosen: string; onTake(id: string): void }) {
  const { words, pictures } = useBuilder();
  const id = useId();
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<PictureHit[]>([]);
  const [seen, see] = useState<PictureHit>();
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void pictures.search(query).then((all) => isCurrent && setHits(all));
    return () => {
      isCurrent = false;
    };
  }, [pictures, query]);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setRefusal('');
    try {
      see(await pictures.upload?.(file));
    } catch (reason) {
      setRefusal(filled(words.uploadFailed, { reason: (reason as Error).message }));
    }
  };
  if (seen) return <Seen picture={seen} onTake={() => onTake(seen.id)} onBack={() => see(undefined)} />;
  return (
    <div className={css.fields}>
      <div className={css.row}>
        <div className="field">
          <label htmlFor={id}>{words.searchPictures}</label>
          <input
            id={id}
            type="search"
            ref={focusSoon}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        {pictures.upload && (
          <label className={`btn line small ${css.upload}`}>
            {words.upload}
            <input
              className="vh"
              type="file"
              accept="image/webp,image/png,image/jpeg,image/avif"
              onChange={(event) => void upload(event.target.files?.[0])}
            />
          </label>
        )}
      </div>
      {refusal && <p role="alert">{refusal}</p>}
      {hits.length === 0 && <p role="status">{filled(words.noHits, { query })}</p>}
      <ul className={css.pictures}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <button
              type="button"
              aria-current={hit.id === chosen || undefined}
              onClick={() => (pictures.describe ? see(hit) : onTake(hit.id))}
            >
              <img src={hit.src} alt="" loading="lazy" />
              <span>{hit.id}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STEP = 5;
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** One picture: the point that has to be seen, and what it shows in each language. */
function Seen({ picture, onTake, onBack }: { picture: PictureHit; onTake(): void; onBack(): void }) {
  const { words, pictures } = useBuilder();
  const [alt, setAlt] = useState(picture.alt ?? {});
  const [focus, setFocus] = useState(picture.focus ?? { x: 50, y: 50 });
  const point = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => {
    point.current?.style.setProperty('inset', `${focus.y}% auto auto ${focus.x}%`);
  }, [focus]);
  const press = ({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return; // by keyboard: there is no place
    const percent = (offset: number, size: number) => Math.round((offset / size) * 100);
    setFocus({
      x: percent(nativeEvent.offsetX, currentTarget.clientWidth),
      y: percent(nativeEvent.offsetY, currentTarget.clientHeight),
    });
  };
  const push = (event: KeyboardEvent) => {
    const [x, y] = MOVES[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const within = (percent: number) => Math.max(0, Math.min(100, percent));
    setFocus((before) => ({ x: within(before.x + x), y: within(before.y + y) }));
  };
  const take = async () => {
    await pictures.describe?.(picture.id, { alt, focus });
    onTake();
  };
  return (
    <div className={css.fields}>
      <button
        type="button"
        className={css.focal}
        aria-label={`${words.focal}: ${focus.x} %, ${focus.y} %`}
        aria-describedby={id}
        onClick={press}
        onKeyDown={push}
      >
        <img src={picture.src} alt="" />
        <span ref={point} />
      </button>
      <p className={css.hint} id={id}>
        {words.focalHelp}
      </p>
      {LOCALES.map(({ code, name }) => (
        <Field
          key={code}
          lang={code}
          label={filled(words.altText, { language: name })}
          value={alt[code] ?? ''}
          onChange={(event) => setAlt({ ...alt, [code]: event.target.value })}
        />
      ))}
      <div className={css.row}>
        <Button onClick={() => void take()}>{words.choose}</Button>
        <Button variant="line" onClick={onBack}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
