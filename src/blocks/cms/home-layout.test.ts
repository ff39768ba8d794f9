import { expect, test, vi } from 'vitest';
import { callStore } from '#store-api/call-store.server.ts';
import { homeLayout } from './home-layout.server.ts';

const config = vi.hoisted((): { STORE_API_ENDPOINT?: string } => ({}));
vi.mock('virtual:store-api', () => ({ config }));
vi.mock('#store-api/call-store.server.ts', () => ({ callStore: vi.fn() }));

const slot = { id: 's', type: 'text', slot: 'content', config: {}, data: { content: '<p>Winter</p>' } };
const section = { type: 'default', blocks: [{ type: 'text', slots: [slot] }] };
const cmsPage = { id: 'layout', type: 'landingpage', sections: [section] };
const layoutFor = async (layout: 'content' | 'shopware' | undefined, home: object, endpoint?: string) => {
  Object.assign(config, { STORE_API_ENDPOINT: endpoint });
  vi.mocked(callStore).mockResolvedValue({ id: 'home', ...home });
  return homeLayout({ locale: 'de' }, { layout });
};
const REMOTE = 'https://shop.example/store-api';

test('The layout of a Shopware is shown where content asks for it', async () =>
  expect(await layoutFor('shopware', { cmsPage }, REMOTE)).toMatchObject({
    sections: [{ blocks: [{ block: 'rich-text', html: '<p>Winter</p>' }] }],
    shows: ['listings', 'home', 'layout'],
  }));

test('Content draws the page where it does not ask, and where the store is the embedded one', async () => {
  expect(await layoutFor(undefined, { cmsPage }, REMOTE)).toBeUndefined();
  expect(await layoutFor('shopware', { cmsPage })).toBeUndefined();
});

test('A Shopware without a layout for its home page is said so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await layoutFor('shopware', { cmsPage: null }, REMOTE)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('has no layout'));
});
