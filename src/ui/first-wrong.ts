import type { RefObject } from 'react';

/**
 * Leads to the first field that is wrong, in the order of the page, as soon as it is drawn; where no field is to blame, to
 * `top`, the words above the form (`top` and the fields have one parent). The list of what is wrong is an alert, so that
 * who listens hears it all the same.
 */
export function toFirstWrong(top: RefObject<HTMLElement | null>, frames = FRAMES): void {
  const wrong = top.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled');
  if (!wrong && frames > 0) requestAnimationFrame(() => toFirstWrong(top, frames - 1));
  else (wrong ?? top.current)?.focus();
}

/** A form is drawn anew within so many pictures of the screen. */
const FRAMES = 4;
