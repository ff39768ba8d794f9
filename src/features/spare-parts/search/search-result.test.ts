import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { parseSpareParts } from '#features/content-schema/shop-config/support.schema.ts';
import { aProduct } from '#features/product/a-product.ts';
import { catalogueOf } from '../find/catalogue.ts';
import * as parts from '../find/parts.content.ts';
import * as reads from '../find/read-parts.server.ts';
import type { Question } from '../question.ts';
import { answerTo } from './search-result.content.ts';

vi.mock('../find/parts.content.ts');
vi.mock('../find/read-parts.server.ts');

const file = 'content/spare-parts/spare-parts.yaml';
const tree = parseSpareParts(parse(readFileSync(file, 'utf8')), file);
const part = (productNumber: string) =>
  aProduct({ id: productNumber, productNumber, customFields: { hof_spare_part_of: ['34-601'] } });
const catalogue = catalogueOf([part('51-204'), aProduct({ id: '34-601', productNumber: '34-601' })]);

const resultFor = (question: Partial<Question>) =>
  answerTo('de', tree, { part: '', kind: undefined, answers: [], ...question });
const found = (matches: Partial<parts.PartMatches>) =>
  vi.mocked(parts.findParts).mockResolvedValue({ parts: [], count: 0, devices: [], near: [], catalogue, ...matches });
const silence = Object.assign(new Error('timeout'), { name: 'TimeoutError' });

beforeEach(() => {
  vi.mocked(reads.partsByNumbers).mockResolvedValue(catalogue);
  vi.mocked(parts.readDrawings).mockResolvedValue([]);
});

describe('The answer of the spare-parts search (7.2)', () => {
  test('is the parts of a result in its order, without what the store no longer has', async () => {
    const searchResult = await resultFor({ kind: 'swing-doors', answers: ['no'] });
    expect(searchResult.kind === 'result' && searchResult.rows.map(({ number }) => number)).toEqual(['51-204']);
  });

  test('says what each part fits', async () => {
    found({ parts: catalogue.parts });
    const searchResult = await resultFor({ part: '51-204' });
    expect(searchResult.kind === 'found' && searchResult.rows[0]?.fits).toMatchObject([
      { href: '/ersatzteilsuche/34-601' },
    ]);
  });

  test('is the version whose number was typed, with its own price, link and devices', async () => {
    const version = (productNumber: string, fits: string[]) =>
      aProduct({ ...{ id: productNumber, productNumber, parentId: '51-204' }, customFields: { hof_fits: fits } });
    const rowOf = async (product: ReturnType<typeof version>) => {
      found({ parts: [product] });
      const searchResult = await resultFor({ part: product.productNumber ?? '' });
      return searchResult.kind === 'found' ? searchResult.rows[0] : undefined;
    };
    expect(await rowOf(version('51-204-4', ['34-601']))).toMatchObject({
      ...{ number: '51-204-4', article: '51-204', href: '/detail/51-204-4', add: { id: '51-204-4' } },
      fits: [{ number: '34-601' }],
    });
    expect((await rowOf(version('51-204-2', ['34-602'])))?.fits).toEqual([]);
    expect((await rowOf(version('51-204-GR', [])))?.fits).toMatchObject([{ number: '34-601' }]);
  });

  test('names the version that is made for the device, and leads to the first of several', async () => {
    const lid = (productNumber: string, fits: string[]) =>
      aProduct({
        ...{ id: productNumber, productNumber, parentId: '51-208', customFields: { hof_fits: fits } },
        options: [{ id: productNumber, name: productNumber.slice(7) }],
      });
    const firstRow = async (first: string[], second: string[]) => {
      const source = {
        ...catalogue,
        parts: [part('51-208')],
        variants: [lid('51-208-550', first), lid('51-208-600', second)],
      };
      const [of] = source.devices;
      found({ parts: source.parts, of, catalogue: source });
      const searchResult = await resultFor({ part: '34-601' });
      return searchResult.kind === 'found' ? searchResult.rows[0] : undefined;
    };
    expect(await firstRow([], ['34-601'])).toMatchObject({
      ...{
        article: '51-208',
        number: '51-208-600',
        name: expect.stringMatching(/, 600$/),
        hasVersions: false,
        fits: [],
      },
      ...{ href: '/detail/51-208-600', add: { id: '51-208-600' } },
    });
    expect(await firstRow(['34-601'], ['34-601'])).toMatchObject({ number: '51-208', href: '/detail/51-208-550' });
    expect(await firstRow([], ['34-602'])).toMatchObject({ number: '51-208', href: '/detail/51-208' });
  });

  test('leads to the article of the shop whose number was typed, where it is no part and has none', async () => {
    const other = aProduct({ id: '40-601-35', productNumber: '40-601-35', parentId: '40-601' });
    found({ other });
    expect(await resultFor({ part: '4060135' })).toMatchObject({
      ...{ kind: 'found', count: 0 },
      other: { number: '40-601-35', name: 'Raclette-Ofen', href: '/detail/40-601-35' },
    });
  });

  test('is a kind word while the store is silent, to a term and to the end of the questions', async () => {
    vi.mocked(reads.partsByNumbers).mockRejectedValue(silence);
    vi.mocked(parts.findParts).mockRejectedValue(silence);
    for (const question of [{ part: '51-204' }, { kind: 'swing-doors', answers: ['no' as const] }])
      expect(await resultFor(question)).toMatchObject({ kind: 'trouble', status: 408, retryAfterSeconds: 10 });
  });

  test('goes on asking while the store is silent, and begins without the list of devices', async () => {
    vi.mocked(reads.devicesWithParts).mockRejectedValue(silence);
    expect(await resultFor({ kind: 'swing-doors', answers: ['yes'] })).toMatchObject({ kind: 'question' });
    expect(await resultFor({})).toMatchObject({ kind: 'start', groups: [] });
  });

  test('does not swallow mistakes of our own', async () => {
    vi.mocked(parts.findParts).mockRejectedValue(new TypeError('ours'));
    await expect(resultFor({ part: '51-204' })).rejects.toThrow('ours');
  });
});
