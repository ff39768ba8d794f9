// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { SearchIndex } from '../index/entry.ts';
import { SearchDropdown } from './SearchDropdown.island.tsx';

vi.mock('#features/product/live-prices/refresh.client.ts', () => ({ freshen: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const entry = { href: '/', keywords: '', options: '', description: '' };
const index = {
  ...{ locale: 'de', asksStore: false, synonyms: [] },
  words: {
    ...{ '@lang': 'de', showAll: 'Alle', suggestions: '{{count}}', suggestionsLabel: 'Vorschläge' },
    ...{ priceNoteList: 'inkl. MWST, zuzüglich Versand', priceNoteListNet: 'netto' },
  },
  entries: [
    {
      ...{ ...entry, kind: 'product', title: 'Raclette-Ofen', href: '/ofen' },
      product: { number: '10-104', weight: 1, price: { now: 'CHF 129.00' }, drawing: 'box', variants: [] },
    },
    { ...entry, kind: 'recipe', title: 'Fondue', href: '/fondue' },
  ],
} as unknown as SearchIndex;
vi.stubGlobal('fetch', async () => Response.json(index));

document.body.innerHTML = '<form><input id="find-term" value="racle"></form><div id="search-dropdown"></div>';
const field = document.querySelector('input') as HTMLInputElement;
const dropdown = document.querySelector('#search-dropdown') as HTMLElement;
field.setSelectionRange(2, 2);
await act(async () => createRoot(dropdown).render(<SearchDropdown />));

/** Waits for so many suggestions. */
const suggests = (count: string) =>
  act(() => vi.waitFor(() => expect(dropdown.querySelector('[role="status"]')?.textContent).toBe(count)));

function types(term: string) {
  field.value = term;
  field.dispatchEvent(new Event('input'));
}

async function presses(key: string, more: KeyboardEventInit = {}) {
  await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key, ...more })));
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href');
}

it('answers what was typed before it woke, and leaves the caret where it was', async () => {
  await suggests('1');
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['racle', 2, 2]);
  expect(field.getAttribute('aria-controls')).toBe(dropdown.querySelector('[role="listbox"]')?.id);
});

it('says below the prices it finds that shipping is extra, and nothing where there are none (A3)', async () => {
  types('raclette');
  await suggests('1');
  const note = dropdown.querySelector<HTMLElement>('.tax');
  expect([note?.textContent, note?.dataset.excl]).toEqual(['inkl. MWST, zuzüglich Versand', 'netto']);
  expect(note?.closest('[hidden]')).toBeNull();
  types('');
  await suggests('');
  expect(note?.closest('[hidden]')).not.toBeNull();
});

it('lets the arrows go round through the options and the field, and Enter follow the chosen one', async () => {
  types('raclette');
  await suggests('1');
  const all = '/search?search=raclette';
  const followed: string[] = [];
  dropdown.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).getAttribute('href') ?? '');
  });
  expect(await presses('ArrowUp')).toBe(all);
  expect(await presses('ArrowUp')).toBe('/ofen');
  expect(await presses('ArrowUp')).toBeUndefined();
  await presses('Enter');
  expect(await presses('ArrowDown')).toBe('/ofen');
  expect(await presses('ArrowDown', { isComposing: true })).toBe('/ofen');
  await presses('Enter');
  expect(followed).toEqual(['/ofen']);
  expect(await presses('ArrowDown')).toBe(all);
  expect(await presses('ArrowDown')).toBeUndefined();
});
