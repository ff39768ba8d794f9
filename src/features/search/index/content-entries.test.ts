import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentEntries } from './content-entries.content.ts';

const words = (text: string) => ({ de: text, 'en-US': text, 'fr-FR': text });
const page = (id: string, more: object) => ({
  id,
  data: { status: 'published', title: words(id), slug: words(id), description: words(''), ...more },
});

vi.mock('astro:content', () => ({
  getCollection: async (name: string) =>
    name === 'pages'
      ? [
          page('public', {}),
          page('draft', { status: 'draft' }),
          page('later', { publishFrom: '2026-12-01' }),
          page('over', { publishUntil: '2026-10-31' }),
        ]
      : [],
  getEntry: async () => undefined,
}));
vi.mock('#features/journal/tools/tools.content.ts', () => {
  const tool = async () => ({ title: words('tool'), slug: words('tool') });
  return { readGuide: tool, readPlanner: tool };
});

// as a build sees it: the preview shows drafts
beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => vi.unstubAllEnvs());

test('the dropdown of the search tells of pages that are public, and of no draft', async () => {
  const entries = await contentEntries('de', new Date('2026-11-24T10:00:00Z'));
  expect(entries.map(({ href }) => href).filter((href) => !href.endsWith('/tool'))).toEqual(['/public']);
});
