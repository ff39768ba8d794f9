import { expect, test, vi } from 'vitest';
import { nextChange } from '#values/publishing.ts';
import { entriesLinkedFrom } from './entries.content.ts';

const dated = (id: string, publishUntil: string) => ({ id, data: { status: 'published', publishUntil } });

vi.mock('astro:content', () => ({
  getCollection: async (name: string) =>
    ({
      pages: [dated('advent', '2026-12-24'), dated('line-x-line', '2026-12-10'), dated('about', '2026-12-01')],
      recipes: [dated('advent', '2026-12-05')],
      blog: [],
    })[name],
}));

const now = new Date('2026-11-24T10:00:00Z');
const changeOf = async (content: unknown) => nextChange(await entriesLinkedFrom(content), now);

test('a link to a page comes and goes with it, whether it stands in a tile or in a text', async () => {
  expect(await changeOf([{ to: { page: 'advent' } }])).toBe('2026-12-25');
  expect(await changeOf('Im [Advent](page:advent).')).toBe('2026-12-25');
});

test('the link to a line comes and goes with the page of that line', async () => {
  expect(await changeOf([{ target: { line: 'x-line' } }])).toBe('2026-12-11');
});

test('what is not linked, and what bears the same name but is of another kind, changes nothing', async () => {
  expect(await changeOf([{ to: { category: 'about' } }])).toBeUndefined();
  expect(await changeOf([{ to: { recipe: 'advent' } }])).toBe('2026-12-06');
});
