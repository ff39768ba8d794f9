import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBuilder } from '#desk/builder/builder-context.ts';
import type { Path } from '#desk/builder/document/tree.ts';
import { type BuilderWords, filled } from '#desk/builder/words/builder-words.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { changedBlocks } from './changed-blocks.ts';
import { type BlockAction, type FromFrame, isFrameMessage, type Theme, type ToFrame } from './frame-messages.ts';
import css from './preview.module.css';

/** A phone, a tablet, a wide screen: where blocks begin to look otherwise. */
const WIDTHS = [375, 768, 1440];

export interface PreviewProps {
  /** The entry's page as its draft has it. */
  url(locale: Locale): string;
  /** One block as HTML, from data that is not saved yet. Without it the page is drawn anew when it has been saved. */
  renderBlock?: ((data: unknown, path: Path, locale: Locale) => Promise<string>) | undefined;
  selected: Path;
  onSelect(path: Path): void;
  onAct(action: BlockAction, path: Path): void;
}

/** The page as shoppers will see it, at one width or at three, beside the form. */
export function Preview({ url, renderBlock, selected, onSelect, onAct }: PreviewProps) {
  const { words, locale: editorLocale } = useBuilder();
  const [width, setWidth] = useState(1440);
  const [theme, setTheme] = useState<Theme>('system');
  const [locale, setLocale] = useState(editorLocale);
  const widths = width === 0 ? WIDTHS : [width];
  return (
    <section className={css.preview} aria-label={words.preview}>
      <div className={css.bar}>
        <Choices<number>
          label={words.width}
          value={width}
          onChoose={setWidth}
          options={[...WIDTHS.map((one) => [one, `${one}`] as const), [0, words.sideBySide]]}
        />
        <Choices<Theme>
          label={words.theme}
          value={theme}
          onChoose={setTheme}
          options={[
            ['system', words.system],
            ['light', words.light],
            ['dark', words.dark],
          ]}
        />
        <Choices<Locale>
          label={words.language}
          value={locale}
          onChoose={setLocale}
          options={LOCALES.map(({ code, short }) => [code, short] as const)}
        />
      </div>
      <div className={css.frames}>
        {widths.map((one) => (
          <Frame
            key={`${one} ${locale}`}
            width={one}
            src={url(locale)}
            theme={theme}
            selected={selected}
            onSelect={onSelect}
            onAct={onAct}
            render={renderBlock && ((data, path) => renderBlock(data, path, locale))}
          />
        ))}
      </div>
    </section>
  );
}

interface ChoicesProps<Value> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose(value: Value): void;
}

function Choices<Value extends string | number>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={css.choices}>
      <legend className="vh">{label}</legend>
      {options.map(([one, name]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface FrameProps {
  width: number;
  src: string;
  theme: Theme;
  selected: Path;
  onSelect(path: Path): void;
  onAct(action: BlockAction, path: Path): void;
  render: ((data: unknown, path: Path) => Promise<string>) | undefined;
}

/** One page in its true width, made smaller until it fits. */
function Frame({ width, src, theme, selected, onSelect, onAct, render }: FrameProps) {
  const { words } = useBuilder();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const post = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin);
  const selectedPath = selected.join('.');
  const announce = useEffectEvent(() => {
    post({ builder: 'theme', theme });
    post({ builder: 'names', names: namesOf(words) });
    post({ builder: 'select', path: selectedPath, isScrolled: true });
  });
  useFitting(box, frame, width);
  useShownChanges(post, render);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again whenever one of them changes
  useEffect(() => announce(), [theme, selectedPath]);
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow || !isFrameMessage(data)) return;
    const message = data as FromFrame;
    if (message.builder === 'ready') announce();
    if (message.builder === 'pressed') onSelect(pathOf(message.path));
    if (message.builder === 'act') onAct(message.action, pathOf(message.path));
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  return (
    <div className={css.box} ref={box}>
      <iframe ref={frame} src={src} title={filled(words.previewAt, { width })} />
    </div>
  );
}

const namesOf = (words: BuilderWords) => ({
  up: words.moveUp,
  down: words.moveDown,
  duplicate: words.duplicate,
  add: words.addBlock,
  remove: words.remove,
});

/** `sections.0.blocks.2` → its parts, numbers as numbers. */
const pathOf = (text: string): Path => text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

function useFitting(box: RefObject<HTMLDivElement | null>, frame: RefObject<HTMLIFrameElement | null>, width: number) {
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width: room = width, height = 0 } = entry?.contentRect ?? {};
      const scale = Math.min(1, room / width);
      frame.current?.style.setProperty('inline-size', `${width}px`);
      frame.current?.style.setProperty('block-size', `${height / scale}px`);
      frame.current?.style.setProperty('transform', `scale(${scale})`);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, frame, width]);
}

/** Blocks that have changed are put into the page as they are typed; anything more, once it is saved. */
function useShownChanges(post: (message: ToFrame) => void, render: FrameProps['render']) {
  const { store } = useBuilder();
  const show = useEffectEvent((message: ToFrame) => post(message));
  const draw = useEffectEvent((path: Path) => render?.(store.read().data, path));
  useEffect(() => {
    let shown = store.read().data;
    let saved = store.read().saved;
    let isStale = false;
    let isDrawing = false;
    const waiting = new Map<string, Path>();
    const drawAll = async () => {
      if (isDrawing) return;
      isDrawing = true;
      for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
        const [name, path] = next.value;
        waiting.delete(name);
        // what can't be drawn yet, because something required is missing, stays as it was; the next keystroke tries again
        const html = await draw(path)?.catch(() => undefined);
        if (html) show({ builder: 'swap', path: name, html });
      }
      isDrawing = false;
    };
    return store.subscribe(() => {
      const state = store.read();
      if (state.data !== shown) {
        const blocks = changedBlocks(shown, state.data);
        shown = state.data;
        if (!blocks) isStale = true;
        for (const path of blocks ?? []) waiting.set(path.join('.'), path);
        void drawAll();
      }
      if (state.saved === saved) return;
      saved = state.saved;
      if (isStale || state.data !== state.saved) show({ builder: 'refresh' });
      isStale = false;
    });
  }, [store]);
}
