// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pageSchema } from '#blocks/blocks.schema.ts';
import { recipeSchema } from '#features/journal/recipe/recipe.schema.ts';
import { Builder, type BuilderProps } from './Builder.tsx';
import { describeFields } from './fields/describe.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const saved: unknown[] = [];
const schemas = {
  page: describeFields(pageSchema, 'page', 'de'),
  recipe: describeFields(recipeSchema, 'recipe', 'de'),
};

async function open(data: unknown, field = schemas.page, more: Partial<BuilderProps> = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const props: BuilderProps = {
    entry: { title: 'Garten', data, version: '1' },
    field,
    locale: 'de',
    problems: [],
    search: async (kind) => [{ id: 'returns', label: `Rückgabe (${kind})` }],
    pictures: { search: async () => [], src: (id) => `/small/${id}` },
    save: async (one) => {
      saved.push(one);
      return { version: '2' };
    },
    ...more,
  };
  await act(async () => root.render(createElement(Builder, props)));
}

/** What would be saved now. */
async function data(): Promise<unknown> {
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  return saved.at(-1);
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  saved.length = 0;
});

const all = <Kind extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Kind>(selector),
];
const called = (name: string, within = 'button') => {
  const hit = all(within).find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name));
  if (!hit) throw new Error(`no ${within} is called ${name}`);
  return hit;
};
const press = (name: string, within?: string) => act(async () => called(name, within).click());
const key = (element: Element, init: KeyboardEventInit) =>
  act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })));

/** As React hears of it: through the setter of the element's own kind. */
async function type(id: string, text: string) {
  const field = document.getElementById(id) as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return field;
}

const garden = {
  slug: { de: 'garten' },
  title: { de: 'Garten', 'en-US': 'Garden' },
  description: { de: 'Kannen.' },
  sections: [
    {
      blocks: [
        { block: 'hero', title: { de: 'Wasser' } },
        { block: 'text', title: { de: 'Wofür' }, text: { de: 'Ein' } },
      ],
    },
    { blocks: [{ block: 'notice', kind: 'info', title: { de: 'Frost' }, text: { de: 'Kalt' } }] },
  ],
};

test('What is typed is saved, what is missing in a language is marked, and undo takes it back', async () => {
  await open(garden);
  const labels = () => ['en-US', 'fr-FR'].map((code) => called('', `label[for="at-title-${code}"]`).textContent);
  expect(labels()).toEqual(['English', 'Français · fehlt']);
  await type('at-title-fr-FR', 'Jardin');
  expect(await data()).toMatchObject({ title: { de: 'Garten', 'en-US': 'Garden', 'fr-FR': 'Jardin' } });
  await press('Rückgängig');
  expect(await data()).toEqual(garden);
});

test('A block that is chosen in the outline shows its own form; Alt and an arrow moves it, into the next section too', async () => {
  await open(garden);
  await press('Wofür');
  expect((document.getElementById('at-sections-0-blocks-1-title-de') as HTMLInputElement).value).toBe('Wofür');
  await key(called('Wofür'), { key: 'ArrowDown', altKey: true });
  expect(await data()).toMatchObject({
    sections: [{ blocks: [{ block: 'hero' }] }, { blocks: [{ block: 'text' }, { block: 'notice' }] }],
  });
  expect(called('Wofür').getAttribute('aria-current')).toBe('true');
});

test('A block is chosen by a word of its help, and stands there with what is required', async () => {
  await open(garden);
  await press('Baustein hinzufügen', 'nav button');
  const search = document.querySelector('input[type="search"]') as HTMLInputElement;
  await type(search.id, 'gesagt hat');
  await press('Zitat', 'dialog button');
  expect(await data()).toMatchObject({ sections: [{ blocks: [{}, {}, { block: 'quote', text: { de: '' } }] }, {}] });
});

test('A problem is told in a list and at its field, and leads there', async () => {
  const path = ['sections', 1, 'blocks', 0, 'title', 'de'];
  await open(garden, schemas.page, { problems: [{ path, message: 'Zu lang', severity: 'error' }] });
  await press('Zu lang');
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const field = document.getElementById(`at-${path.join('-')}`);
  expect(document.activeElement).toBe(field);
  expect(field?.getAttribute('aria-invalid')).toBe('true');
});

test('Several lines that are pasted become entries', async () => {
  await open({ title: { de: 'Brot' }, ingredients: [{ items: [] }] }, schemas.recipe);
  await press('Mehrere Zeilen einfügen', '#at-ingredients-0-items button');
  const [area] = all<HTMLTextAreaElement>('#at-ingredients-0-items textarea');
  await type(area?.id ?? '', '500 g Mehl\n1 TL Salz');
  await press('Hinzufügen', '#at-ingredients-0-items button.btn:not(.line)');
  expect(await data()).toMatchObject({
    ingredients: [
      {
        items: [
          { amount: 500, unit: 'g', name: { de: 'Mehl' } },
          { amount: 1, unit: 'tsp', name: { de: 'Salz' } },
        ],
      },
    ],
  });
});

test('A link is found by a search over everything that it may lead to', async () => {
  await open(garden);
  await press('Wasser');
  await press('Hinzufügen', '#at-sections-0-blocks-0-action button');
  await press('Suchen', '#at-sections-0-blocks-0-action-to button');
  await press('Rückgabe (pages)', 'dialog button');
  expect(await data()).toMatchObject({
    sections: [{ blocks: [{ action: { label: { de: '' }, to: { page: 'returns' } } }, {}] }, {}],
  });
});

test('What somebody else did at the same field is asked about, and can be taken', async () => {
  let receive: ((remote: unknown, version: string) => void) | undefined;
  const onRemote = (take: typeof receive) => {
    receive = take;
    return () => {};
  };
  await open(garden, schemas.page, { onRemote });
  await type('at-title-de', 'Beet');
  await act(async () => receive?.({ ...garden, title: { ...garden.title, de: 'Hof' } }, '3'));
  expect(called('Hof', '[role="alert"] button').textContent).toContain('«Hof»');
  await press('Das andere übernehmen');
  expect((document.getElementById('at-title-de') as HTMLInputElement).value).toBe('Hof');
  expect(all('[role="alert"]')).toEqual([]);
});
