/** Kept in the browser's storage: `system`, `light` or `dark`. */
export const MODE_KEY = 'color-mode';

export type ColourMode = 'system' | 'light' | 'dark';

/** Anything else that a page or a browser says is the system's. */
export const modeOf = (value: string | null): ColourMode => (value === 'light' || value === 'dark' ? value : 'system');

export function keptMode(): ColourMode {
  try {
    return modeOf(localStorage.getItem(MODE_KEY));
  } catch {
    return 'system';
  }
}

/** Shows it at once and keeps it for the next page. */
export function chooseMode(mode: ColourMode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.theme;
  else dataset.theme = mode;
  try {
    localStorage.setItem(MODE_KEY, mode);
  } catch {
    // without storage it holds for this page
  }
}
