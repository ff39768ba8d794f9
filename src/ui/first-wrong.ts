import type { RefObject } from 'react';

/**
 * Leads to the first field that is wrong, in the order of the page, as soon as it is drawn; where no field is to blame, to
 * `top`, the words above the form (`top` and the fields have one parent). The list of what is wrong is an alert, so that
 * who listens hears it all the same. Who has gone on typing or pressing by then stays where they are.
 */
export function toFirstWrong(top: RefObject<HTMLElement | null>): void {
  const search = new AbortController();
  for (const sign of ['keydown', 'input', 'pointerdown'])
    addEventListener(sign, () => search.abort(), { capture: true, signal: search.signal });

  function focusFirst(frames: number): void {
    if (search.signal.aborted) return;
    const wrong = top.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled');
    if (!wrong && frames > 0) return void requestAnimationFrame(() => focusFirst(frames - 1));
    search.abort();
    (wrong ?? top.current)?.focus();
  }
  focusFirst(FRAMES);
}

/** A form is drawn anew within so many pictures of the screen. */
const FRAMES = 4;
