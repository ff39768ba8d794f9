// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { SearchIndex } from '../index/entry.ts';

vi.mock('#features/product/live-prices/refresh.client.ts', () => ({ freshen: vi.fn() }));

const entry = { href: '/', keywords: '', options: '', description: '' };
const index = {
  ...{ locale: 'de', asksStore: false, synonyms: [] },
  words: {
    ...{ '@lang': 'de', showAll: 'Alle', suggestions: '{{count}}', suggestionsLabel: 'Vorschläge' },
    ...{ priceNoteList: 'inkl. MWST, zuzüglich Versand', priceNoteListNet: 'netto' },
  },
  entries: [
    {
      ...{ ...entry, kind: 'product', title: 'Raclette-Ofen' },
      product: { number: '10-104', weight: 1, price: { now: 'CHF 129.00' }, drawing: 'box', variants: [] },
    },
    { ...entry, kind: 'recipe', title: 'Fondue' },
  ],
} as unknown as SearchIndex;

it('says below the prices it finds that shipping is extra, and nothing where there are none (A3)', async () => {
  vi.stubGlobal('fetch', async () => Response.json(index));
  document.body.innerHTML = '<div id="find"><form><input></form><div id="search-dropdown" data-index="/i"></div></div>';
  await import('./dropdown.client.ts');
  const field = document.querySelector('input') as HTMLInputElement;
  const note = document.querySelector<HTMLElement>('#find-list + .tax');
  const types = (term: string, count: number) => {
    field.value = term;
    field.dispatchEvent(new Event('input'));
    return vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe(`${count}`));
  };
  await types('raclette', 1);
  expect([note?.hidden, note?.textContent, note?.dataset.excl]).toEqual([
    ...[false, 'inkl. MWST, zuzüglich Versand', 'netto'],
  ]);
  field.value = '';
  field.dispatchEvent(new Event('input'));
  await vi.waitFor(() => expect(note?.hidden).toBe(true));
});
