/** For a field that appears because somebody asked for it; a dialog gives the focus to its own cross first. */
export const focusSoon = (element: HTMLElement | null): void => {
  if (element) requestAnimationFrame(() => element.focus());
};
