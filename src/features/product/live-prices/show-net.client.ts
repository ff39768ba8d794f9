import { pageWord } from './figures.client.ts';
import { isHydrated } from './hydrated.client.ts';

/**
 * Says that the prices of `root` come without tax: sentences about tax have the other sentence with them (`data-excl`),
 * prices get the short word of the page behind them.
 */
export function showNet(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>('[data-excl]'))
    if (isHydrated(note) && note.textContent !== note.dataset.excl) note.textContent = note.dataset.excl ?? '';
  for (const price of root.querySelectorAll<HTMLElement>('.price[data-price]:not(:has(.net))')) {
    if (!isHydrated(price)) continue;
    const note = document.createElement('span');
    note.className = 'net';
    note.textContent = pageWord('net');
    price.append(' ', note);
  }
}
