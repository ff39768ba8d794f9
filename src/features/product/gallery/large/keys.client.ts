import { $zoom, panBy, seeWhole } from './large-view.store.ts';
import { type Box, STEP } from './zoom.ts';

/** Pixels that an arrow key moves a picture that is seen near. */
const PAN = 80;

interface Moves {
  /** To the next picture (1) or the one before (-1). */
  go: (step: number) => void;
  nearer: (factor: number) => void;
  box: () => Box;
}

/** `+`, `−` and `0` zoom; arrows lead from picture to picture, or over one that is seen near. Escape is the dialog's own. */
export function followKeys(dialog: HTMLElement, { go, nearer, box }: Moves): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow && $zoom.get().scale > 1) panBy({ x: -arrow.x * PAN, y: -arrow.y * PAN }, box());
    else if (arrow?.x) go(arrow.x);
    else if (event.key === '+' || event.key === '=') nearer(STEP);
    else if (event.key === '-') nearer(1 / STEP);
    else if (event.key === '0') seeWhole();
    else return;
    event.preventDefault();
  });
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
