import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { compareWords } from '../words.server.ts';
import { ComparePage } from './ComparePage.island.tsx';

const shopper = vi.hoisted(() => ({ isNet: false }));
vi.mock('../use-compare-view.ts', () => ({
  useCompareView: () => ({
    ...{ ...shopper, state: 'success', gone: 0, rows: [], busy: undefined },
    products: [
      { id: 'a', name: 'Ofen', number: '10-104', href: '/', media: null, drawing: 'box', least: 1, price: {} },
    ],
  }),
}));

test.each([
  [false, 'Alle Preise in CHF inkl. MWST, zuzüglich Versand.'],
  [true, 'Alle Preise in CHF netto, zuzüglich MWST und Versand.'],
])('below the table stands what its prices contain, net: %s (A3)', (isNet, note) => {
  shopper.isNet = isNet;
  const html = renderToStaticMarkup(<ComparePage locale="de" words={compareWords('de')} shopHref="/products" />);
  expect(html).toContain(`</table></section><p class="tax">${note}</p>`);
});
