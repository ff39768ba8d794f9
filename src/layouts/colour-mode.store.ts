import { NET_KEY } from '#features/catalog/fresh/net-prices.store.ts';

/** Kept in the browser's storage: `system`, `light` or `dark` (D14). */
const KEY = 'color-mode';

export type ColourMode = 'system' | 'light' | 'dark';

/**
 * Runs before the first paint, so that nobody sees the wrong lamp, and no professional the prices of private customers.
 * A page that forces a mode sets `data-theme` itself.
 */
export const BEFORE_PAINT = `try{let s=localStorage,m=s.getItem("${KEY}"),d=document.documentElement.dataset;d.theme||m!="light"&&m!="dark"||(d.theme=m);s.getItem("${NET_KEY}")&&(d.net="coming")}catch{}`;

export function keptMode(): ColourMode {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
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
    localStorage.setItem(KEY, mode);
  } catch {
    // without storage it holds for this page
  }
}
