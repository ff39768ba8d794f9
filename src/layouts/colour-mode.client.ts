import { chooseMode, keptMode } from './colour-mode.store.ts';

/* Every choice of the lamp on the page shows what is kept, and keeps what is chosen. */

const show = (mode: string) => {
  for (const radio of document.querySelectorAll<HTMLInputElement>(`colour-mode [value="${mode}"]`))
    radio.checked = true;
};

/** The browser's own bar goes with the page, not with the system. */
function colourBar(): void {
  const forced = document.documentElement.dataset.theme;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, lamp] of (['light', 'dark'] as const).entries()) {
    const bar = bars[index];
    if (bar) bar.media = forced ? (forced === lamp ? 'all' : 'not all') : `(prefers-color-scheme: ${lamp})`;
  }
}

show(keptMode());
colourBar();

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest('colour-mode')) return;
  chooseMode(target.value === 'light' || target.value === 'dark' ? target.value : 'system');
  show(target.value);
  colourBar();
});
