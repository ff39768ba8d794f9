import { chooseMode, keptMode, modeOf } from './colour-mode.store.ts';

/* Every choice of the lamp on the page shows what is kept, and keeps what is chosen. */

const show = (mode: string) => {
  for (const radio of document.querySelectorAll<HTMLInputElement>(`colour-mode [value="${mode}"]`))
    radio.checked = true;
};

show(keptMode());

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest('colour-mode')) return;
  chooseMode(modeOf(target.value));
  show(target.value);
});
