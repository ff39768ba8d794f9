import type { CalculatedPrice } from './call-store.client.ts';
import { asMoney, pageWord } from './figures.client.ts';

/**
 * Draws the table of prices by quantity as `Tiers.tsx` does, with the tiers of this shopper: other groups have others.
 * The place says how rows are worded. True when it was another table.
 */
export function drawTiers(place: HTMLElement, prices: CalculatedPrice[]): boolean {
  const { to = '', caption = '' } = place.dataset;
  const from = pageWord('from');
  const rows = prices.map(({ quantity, unitPrice }, index) => {
    const range = (index === prices.length - 1 ? from : to).replace('#', String(quantity));
    return [range, asMoney(unitPrice)] as const;
  });
  const shown = [...place.querySelectorAll('tr')].map(({ cells }) => [...cells].map((cell) => cell.textContent));
  if (rows.length < 2 || JSON.stringify(rows) === JSON.stringify(shown)) return false;
  const table = document.createElement('table');
  table.className = 'tiers num';
  const title = table.createCaption();
  title.className = 'legend';
  title.textContent = caption;
  for (const [range, price] of rows) {
    const row = table.createTBody().insertRow();
    const head = row.appendChild(document.createElement('th'));
    head.scope = 'row';
    head.textContent = range;
    row.insertCell().textContent = price;
  }
  place.replaceChildren(table);
  place.hidden = false;
  return true;
}
