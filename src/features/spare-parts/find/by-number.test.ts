import { describe, expect, test } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import { byNumber, isNumberLike } from './by-number.ts';
import { catalogueOf, devicesOfPart, numberOf } from './catalogue.ts';

const article = (productNumber: string, of: string[] = [], more = {}) =>
  aProduct({ id: productNumber, productNumber, customFields: { hof_spare_part_of: of }, ...more });

const catalogue = catalogueOf([
  article('51-111', ['30-601', '30-602']),
  article('51-101', ['30-601', '30-602']),
  article('30-602'),
  article('30-601'),
  article('50-101', ['10-104']),
  article('50-101-BU', ['10-104'], { parentId: '50-101' }),
  article('10-104'),
  article('10-104-GR', [], { parentId: '10-104' }),
  article('12-110', []),
  article('20-201', ['20-105']),
  article('20-202', ['20-201', '20-105']),
  article('20-105'),
  article('40-601'),
  article('40-601-35', [], { parentId: '40-601' }),
]);
const numbers = (products: ReturnType<typeof aProduct>[]) => products.map(numberOf);

describe('The range (7.2)', () => {
  test('knows parts and what they belong to; what neither is nor has one stays out', () => {
    expect(numbers(catalogue.parts)).toEqual(['20-201', '20-202', '50-101', '51-101', '51-111']);
    expect(numbers(catalogue.devices)).toEqual(['10-104', '20-105', '20-201', '30-601', '30-602']);
  });
  test('keeps apart what the shop sells besides', () =>
    expect(numbers(catalogue.others)).toEqual(['12-110', '40-601', '40-601-35']));
  test('tells what a part belongs to', () =>
    expect(numbers(devicesOfPart(catalogue, article('51-101', ['30-602', '30-601'])))).toEqual(['30-601', '30-602']));
});

describe('A number (7.2)', () => {
  test.each([
    ...['51-101', '51101', '51.101', '51 101', '51–101', '5 1 1 0 1', '51/101', '10104gr', '5', '51-', '51 - 101'],
    ...['51—101', '51−101', '51‑101', '51‐101', '51_101', 'Nr. 51-101', 'Art. 51-101', 'Art.-Nr. 51-101', '#51-101'],
  ])('«%s» may be one', (term) => expect(isNumberLike(term)).toBe(true));
  test.each(['Dämpfer', 'X-LINE 600', '500 millimètres', '', 'Nr.', 'Artikel'])('«%s» is none', (term) =>
    expect(isNumberLike(term)).toBe(false),
  );

  test.each([
    ['51-101', ['51-101']],
    ['51.101', ['51-101']],
    ['51 101', ['51-101']],
    ['51—101', ['51-101']],
    ['51_101', ['51-101']],
    ['Art.-Nr. 51−101', ['51-101']],
    ['#51-1', ['51-101', '51-111']],
    ['51–1', ['51-101', '51-111']],
    ['511', ['51-101', '51-111']],
    ['5', ['50-101', '51-101', '51-111']],
    ['50101b', ['50-101']],
    ['50101bu', ['50-101-BU']],
  ])('%s finds %j while it is typed', (term, expected) =>
    expect(numbers(byNumber(catalogue, term).parts)).toEqual(expected),
  );

  test('of a device leads to its parts, a variant’s too', () => {
    expect(byNumber(catalogue, '30.602').of?.productNumber).toBe('30-602');
    expect(numbers(byNumber(catalogue, '30602').parts)).toEqual(['51-101', '51-111']);
    expect(byNumber(catalogue, '10-104-GR').of?.productNumber).toBe('10-104');
  });

  test('that several devices begin with lets choose', () => {
    const { of, parts, devices } = byNumber(catalogue, '30-6');
    expect([of, parts, numbers(devices)]).toEqual([undefined, [], ['30-601', '30-602']]);
  });

  test('of a part that has parts itself shows the part, and offers the device', () => {
    const { parts, devices } = byNumber(catalogue, '20-201');
    expect([numbers(parts), numbers(devices)]).toEqual([['20-201'], ['20-201']]);
  });

  test.each([
    ['40-601', '40-601'],
    ['40601 35', '40-601-35'],
    ['Nr. 12—110', '12-110'],
    ['40-60', undefined],
    ['40-602', undefined],
    ['51-101', undefined],
    ['30-602', undefined],
  ])('%s is that of another article of the shop: %s', (term, expected) =>
    expect(byNumber(catalogue, term).other?.productNumber).toBe(expected),
  );

  test('that nobody has finds nothing', () => expect(byNumber(catalogue, '51-102').parts).toEqual([]));
});
