import { describe, expect, test } from 'vitest';
import type { Product } from '#store-api/contract/product.ts';
import { aConfigurator } from '../a-configurator.ts';
import { accessoriesOf, linesOf, type Part, partsOf, systemDetailsOf, usual, wholeSet } from './whole-set.ts';

const [system] = aConfigurator().with('30-551', {}).data.systems;
if (!system) throw new Error('the shop has a system');

const part = (number: string, more: Partial<Part> = {}): Part => ({
  ...{
    id: `id-${number}`,
    number,
    name: number,
    href: '/',
    group: 'accessories',
    price: '',
    cents: 790,
    least: 1,
    bins: [],
  },
  ...more,
});
const bags = part('41-202', { group: 'bags' });
const labels = part('40-621', { cents: 850, least: 2 });
const gone = part('40-631', { least: null });

describe('The whole set (7.1)', () => {
  test('begins with the system and its bags', () => {
    expect(wholeSet(system, { parts: [bags, labels], versions: [], cents: 48900 }, undefined)).toMatchObject({
      ...{ chosen: ['41-202'], count: 2, total: 48900 + 790 },
      itemsToAdd: [
        { productId: 'id-30-551', quantity: 1 },
        { productId: 'id-41-202', quantity: 1 },
      ],
    });
  });
  test('is what was ticked, in least quantities', () => {
    const { chosen, total, itemsToAdd } = wholeSet(
      system,
      { parts: [bags, labels, gone], versions: [], cents: 48900 },
      ['40-621', '40-631', '99-999'],
    );
    expect({ chosen, total }).toEqual({ chosen: ['40-621'], total: 48900 + 2 * 850 });
    expect(itemsToAdd.at(-1)).toEqual({ productId: 'id-40-621', quantity: 2 });
  });
  test('has a lid and a tensioner for each bin that they are made for', () => {
    const containers = [
      { litres: 35, count: 1, article: '40-135' },
      { litres: 17, count: 2, article: '40-117' },
    ];
    const [small, large] = [part('40-601-17', { bins: ['40-117'] }), part('40-601-35', { bins: ['40-135', '40-235'] })];
    const chosenNumbers = ['40-601-17', '40-601-35', '41-202'];
    const set = wholeSet(
      { ...system, containers },
      { parts: [small, large, bags], versions: [], cents: 48900 },
      chosenNumbers,
    );
    expect(set.itemsToAdd.map(({ quantity }) => quantity)).toEqual([1, 2, 1, 1]);
    expect(set.total).toBe(48900 + 4 * 790);
    expect(linesOf(system, set)).toContainEqual({ text: '2\u00A0× 40-601-17 40-601-17', cents: 2 * 790 });
  });
  test('may be the system alone', () => {
    expect(wholeSet(system, { parts: [bags], versions: [], cents: 48900 }, []).itemsToAdd).toEqual([
      { productId: 'id-30-551', quantity: 1 },
    ]);
  });
  test('can’t be bought without its system', () => {
    expect(
      wholeSet({ ...system, least: null }, { parts: [bags], versions: [], cents: 48900 }, undefined).itemsToAdd,
    ).toEqual([]);
  });
  test('holds the version that was chosen, or the first that can be bought', () => {
    const versions = [part('33-117-WH', { least: null }), part('33-117-GF'), part('33-117-GR', { cents: 990 })];
    const of = (chosenNumbers?: string[]) =>
      wholeSet({ ...system, least: null }, { parts: [], versions, cents: null }, chosenNumbers);
    expect(of()).toMatchObject({ chosen: ['33-117-GF'], total: 790 });
    expect(of(['33-117-GR'])).toMatchObject({ total: 990, itemsToAdd: [{ productId: 'id-33-117-GR', quantity: 1 }] });
    expect(of(['33-117-WH']).chosen).toEqual(['33-117-GF']);
  });
  test('has no total while the shopper’s price of the system is not there: net and gross are never added', () => {
    const waiting = wholeSet(system, undefined, undefined);
    expect(waiting.total).toBeNull();
    expect(linesOf(system, waiting)).toEqual([{ text: '30-551 X 30-551', cents: null }]);
    const unpriced = wholeSet(system, { parts: [bags], versions: [], cents: null }, undefined);
    expect(unpriced.total).toBeNull();
    expect(unpriced.itemsToAdd).toHaveLength(2);
  });
  test('costs a professional net what the parts and the system cost net, whatever anybody else pays', () => {
    const net = { ...product('30-551', 'x-line'), id: system.id, calculatedPrice: price(285.75) };
    const lists = [{ crossSelling: { id: 'a', name: 'A', position: 1 }, products: [bag(5.85)], total: 1 }];
    const systemDetails = systemDetailsOf('de', system.id, lists, [net]);
    expect(systemDetails).toMatchObject({ cents: 28575, versions: [] });
    expect(wholeSet(system, systemDetails, undefined)).toMatchObject({ total: 29160, systemCents: 28575 });
  });
  test('never ticks what can’t be bought', () => expect(usual([{ ...bags, least: null }, labels])).toEqual([]));
});

const product = (number: string, family: string, picture = '', fits = ['30-551']): Product => ({
  ...{ id: `id-${number}`, productNumber: number, name: number, stock: 5 },
  calculatedPrice: price(7.9),
  customFields: { hof_family: family, hof_picture: picture, hof_fits: fits },
});

function price(unitPrice: number): NonNullable<Product['calculatedPrice']> {
  return { unitPrice, totalPrice: unitPrice, quantity: 1, calculatedTaxes: [], taxRules: [] };
}

function bag(unitPrice: number): Product {
  return { ...product('41-202', 'bag'), calculatedPrice: price(unitPrice) };
}

test('What belongs to a system is told by group, with the price of one piece', () => {
  const parts = partsOf('de', [
    product('41-202', 'bag'),
    product('41-301', 'filter'),
    product('40-435', 'container'),
    product('40-601-35', 'accessory', 'waste-bag-clamp-cutout', ['40-135']),
    product('40-621', 'accessory'),
  ]);
  expect(parts.map(({ group }) => group)).toEqual(['bags', 'filters', 'binParts', 'binParts', 'accessories']);
  expect(parts[0]).toMatchObject({ cents: 790, least: 1, bins: [] });
  expect(parts[3]?.bins).toEqual(['40-135']);
});

test('Accessories are the first list of a product', () => {
  const list = (position: number, number: string) => ({
    ...{ crossSelling: { id: 'a', name: 'A', position }, products: [product(number, 'bag')], total: 1 },
  });
  expect(accessoriesOf([list(2, '51-101'), list(1, '41-202')]).map(({ productNumber }) => productNumber)).toEqual([
    '41-202',
  ]);
});
