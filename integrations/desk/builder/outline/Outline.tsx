import { type DragEvent, type KeyboardEvent, memo, useState } from 'react';
import { useBuilder, useStore } from '#desk/builder/builder-context.ts';
import { isSamePath, isWithin, keyOf, listAt, type Path, placeOf, valueAt } from '#desk/builder/document/tree.ts';
import type { InputOf } from '#desk/builder/fields/description.ts';
import { isGroup, variantOf } from '#desk/builder/fields/values.ts';
import { titleOf } from '#desk/builder/form/titles.ts';
import { filled } from '#desk/builder/words/builder-words.ts';
import { Icon } from '#ui/Icon.tsx';
import css from './outline.module.css';

interface OutlineProps {
  blocks: InputOf<'variants'>;
  selected: Path;
  onSelect(path: Path): void;
  /** Asks which block is to stand there. */
  onAdd(list: Path, index: number): void;
  onAddSection(): void;
}

/*
 * Sorted by dragging with the browser's own drag and drop, and by Alt and the arrow keys. @dnd-kit (core, sortable,
 * utilities) is 14.6 kB gzip, the whole builder without React 19.6 kB (2026-11-26).
 */

/** Sections and their blocks from top to bottom. */
export function Outline({ blocks, selected, onSelect, onAdd, onAddSection }: OutlineProps) {
  const { words, store } = useBuilder();
  const data = useStore((state) => state.data);
  const sections = listAt(data, ['sections']);
  const [dragged, drag] = useState<Path>();
  const shared = { blocks, selected, onSelect, onAdd, dragged, drag };
  return (
    <nav className={css.outline} aria-label={words.outline}>
      <button
        type="button"
        className={css.entry}
        aria-current={selected.length === 0 || undefined}
        onClick={() => onSelect([])}
      >
        {words.entry}
      </button>
      <ol>
        {sections.map((section, index) => (
          <Section key={keyOf(section, index)} {...shared} section={section} path={['sections', index]} />
        ))}
      </ol>
      <button type="button" className={css.add} onClick={onAddSection}>
        <Icon name="plus" small /> {words.addSection}
      </button>
      <p className="vh" aria-live="polite">
        {placeName(store.read().undo.at(-1)?.path)}
      </p>
    </nav>
  );
}

/** Read out when a block or section has come, gone or moved, and not for keystrokes: `1.2` is the second block of the first section. */
const placeName = (path: Path = []): string =>
  typeof path.at(-1) === 'number' && path.length <= 4
    ? path.flatMap((part) => (typeof part === 'number' ? [part + 1] : [])).join('.')
    : '';

interface Dragging {
  dragged: Path | undefined;
  drag(path: Path | undefined): void;
}

type RowProps = Omit<OutlineProps, 'onAddSection'> & Dragging & { path: Path };

/** Drawn anew only when something in it has changed: a keystroke costs one section, however many there are. */
const Section = memo(function Section({ section, path, ...shared }: RowProps & { section: unknown }) {
  const { words } = useBuilder();
  const list: Path = [...path, 'blocks'];
  const blocks = listAt(section, ['blocks']);
  return (
    <li>
      <Row {...shared} path={path} title={filled(words.section, { number: placeOf(path).index + 1 })} />
      <ol>
        {blocks.map((block, index) => (
          <li key={keyOf(block, index)}>
            <Row
              {...shared}
              path={[...list, index]}
              title={variantOf(shared.blocks, block)?.label ?? String(valueAt(block, ['block']))}
              block={block}
            />
          </li>
        ))}
        <Drop list={list} index={blocks.length} {...shared} />
      </ol>
      <button type="button" className={css.add} onClick={() => shared.onAdd(list, blocks.length)}>
        <Icon name="plus" small /> {words.addBlock}
      </button>
    </li>
  );
}, isSameRow);

function isSameRow(
  { path: before, ...one }: RowProps & { section: unknown },
  { path, ...other }: RowProps & { section: unknown },
): boolean {
  return (
    isSamePath(before, path) && Object.entries(other).every(([key, value]) => one[key as keyof typeof one] === value)
  );
}

/** A section, or a block of one. */
function Row({ path, title, block, selected, onSelect, dragged, drag }: RowProps & { title: string; block?: unknown }) {
  const { words, store, locale, problems } = useBuilder();
  const isWrong = problems.some((one) => isWithin(one.path, path));
  const { isOver, ...dropping } = useDrop(placeOf(path).list, placeOf(path).index, dragged, drag);
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by) return;
    event.preventDefault();
    const to = movedBy(store.read().data, path, by);
    if (!to) return;
    store.move(path, to.list, to.index);
    onSelect([...to.list, to.index]);
    const row = event.currentTarget;
    requestAnimationFrame(() => row.closest('nav')?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  const hidden = block ? hiddenDevices(block).map((device) => words[device]) : [];
  return (
    <button
      type="button"
      className={css.row}
      draggable
      data-over={isOver || undefined}
      aria-current={isSamePath(path, selected) || undefined}
      title={words.drag}
      onClick={() => onSelect(path)}
      onKeyDown={pressed}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        drag(path);
      }}
      onDragEnd={() => drag(undefined)}
      {...dropping}
    >
      <b>{title}</b>
      <span className={css.title}>{block ? titleOf(block, locale) : ''}</span>
      {hidden.length > 0 && (
        <span className={css.hidden}>{filled(words.hiddenOn, { devices: hidden.join(', ') })}</span>
      )}
      {isWrong && (
        <span className={css.wrong}>
          <Icon name="warning" small />
          <span className="vh">{words.problems}</span>
        </span>
      )}
    </button>
  );
}

const DEVICES = ['mobile', 'tablet', 'desktop'] as const;

const hiddenDevices = (block: unknown): (typeof DEVICES)[number][] => {
  const visibility = valueAt(block, ['visibility']);
  return isGroup(visibility) ? DEVICES.filter((device) => visibility[device] === false) : [];
};

/** One up or down; from the end of a section into the next one. */
function movedBy(data: unknown, path: Path, by: number): { list: Path; index: number } | undefined {
  const { list, index } = placeOf(path);
  const to = index + by;
  if (to >= 0 && to < listAt(data, list).length) return { list, index: to };
  const [root, section, blocks] = list;
  if (root === undefined || typeof section !== 'number' || blocks === undefined) return undefined;
  const next: Path = [root, section + by, blocks];
  if (valueAt(data, [root, section + by]) === undefined) return undefined;
  return { list: next, index: by > 0 ? 0 : listAt(data, next).length };
}

/** Below the last block of a section. */
function Drop({ list, index, dragged, drag }: Dragging & { list: Path; index: number }) {
  const { isOver, ...dropping } = useDrop(list, index, dragged, drag);
  return <li className={css.drop} data-over={isOver || undefined} {...dropping} />;
}

/** A place where blocks may be dropped among blocks, and sections among sections. */
function useDrop(list: Path, index: number, dragged: Path | undefined, drag: Dragging['drag']) {
  const { store } = useBuilder();
  const [isOver, setOver] = useState(false);
  const isFitting = dragged !== undefined && dragged.length === list.length + 1;
  return {
    isOver: isOver && isFitting,
    onDragOver: (event: DragEvent) => {
      if (!isFitting) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isFitting) return;
      const from = placeOf(dragged);
      const isBehind = isSamePath(from.list, list) && from.index < index;
      store.move(dragged, list, isBehind ? index - 1 : index);
      drag(undefined);
    },
  };
}
