/* The browser's own bar goes with the page's lamp, not with the system's. */

const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
colour();
document.addEventListener('change', ({ target }) => {
  if (target instanceof Element && target.closest('colour-mode')) colour();
});

function colour(): void {
  const forced = document.documentElement.dataset.theme;
  for (const [index, lamp] of (['light', 'dark'] as const).entries()) {
    const bar = bars[index];
    if (bar) bar.media = forced ? (forced === lamp ? 'all' : 'not all') : `(prefers-color-scheme: ${lamp})`;
  }
}
