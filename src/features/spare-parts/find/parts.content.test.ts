import { beforeEach, expect, test, vi } from 'vitest';
import * as products from '#features/catalogue/products.server.ts';
import { aProduct } from '#features/product/a-product.ts';
import * as store from '#store-api/call-store.server.ts';
import { catalogueOf, numberOf } from './catalogue.ts';
import { findParts } from './parts.content.ts';
import * as reads from './read-parts.server.ts';

vi.mock('astro:content', () => ({ getEntry: async () => undefined }));
vi.mock('#features/catalogue/products.server.ts');
vi.mock('#store-api/call-store.server.ts');
vi.mock('./read-parts.server.ts');

const part = (productNumber: string) =>
  aProduct({ id: productNumber, productNumber, customFields: { hof_spare_part_of: ['34-601'] } });
const many = Array.from({ length: 25 }, (_, index) => part(`51-1${String(index).padStart(2, '0')}`));

beforeEach(() => {
  vi.mocked(reads.around).mockImplementation(async (_, articles) => catalogueOf(articles));
  vi.mocked(reads.partsByIds).mockImplementation(async (_, ids) => ids.map(part));
});

test('A number shows twenty parts at most, and says how many there are (7.2)', async () => {
  vi.mocked(reads.begunBy).mockResolvedValue({ catalogue: catalogueOf(many), isCut: false });
  const { parts, count, catalogue } = await findParts('de', '51');
  expect([parts.length, catalogue.parts.length, count]).toEqual([20, 20, 25]);
});

test('Where more begin so than are read, the store says how many', async () => {
  vi.mocked(reads.begunBy).mockResolvedValue({ catalogue: catalogueOf(many), isCut: true });
  vi.mocked(reads.beginningSo).mockReturnValue([]);
  vi.mocked(products.countArticles).mockResolvedValue(4711);
  expect(await findParts('de', '5')).toMatchObject({ count: 4711 });
});

test('In a large shop the store finds words, of another language where its own finds none', async () => {
  vi.mocked(products.isLarge).mockResolvedValue(true);
  vi.mocked(store.callStore).mockImplementation((async ({ locale }: { locale: string }) =>
    locale === 'fr-FR' ? { elements: many.slice(0, 2), total: 2 } : { elements: [], total: 0 }) as never);
  const { parts, count } = await findParts('de', 'joint');
  expect([parts.map(numberOf), count]).toEqual([['51-100', '51-101'], 2]);
});
