import { expect, test, vi } from 'vitest';
import { aConfigurator } from '../a-configurator.ts';
import { configurationSheet } from './configuration-response.content.ts';

const tax = vi.hoisted(() => ({ state: '' }));
const { data, parseQuestion } = aConfigurator().with('30-551', { width: [550], height: 455 });
vi.mock('#store-api/call-store.server.ts', () => ({ callStore: async () => ({ context: { taxState: tax.state } }) }));
vi.mock('#features/documents/sheet/sheet.content.ts', () => ({ shopLines: async () => [] }));
vi.mock('../configurator-view.content.ts', () => ({
  configuratorView: async (_: unknown, query: URLSearchParams) => ({
    ...{ data, question: parseQuestion(query.toString()) },
    systemDetails: { systemId: 'id-30-551', cents: 48900, parts: [], versions: [] },
  }),
}));

test.each([
  ['gross', 'Alle Preise in CHF inkl. MWST, zuzüglich Versand.'],
  ['net', 'Alle Preise in CHF netto, zuzüglich MWST und Versand.'],
])('a set on paper says what its %s prices contain (A3)', async (state, note) => {
  tax.state = state;
  const query = new URLSearchParams('width=550&height=470&set=30-551');
  const printed = { query, origin: new URL('https://shop.example'), now: new Date('2026-12-01') };
  const { chapters } = await configurationSheet({ locale: 'de' }, printed);
  expect(chapters.filter(({ text }) => text?.includes(note)).map(({ rows }) => rows?.length)).toEqual([2]);
});
