import { expect, test } from 'vitest';
import type { Product } from '#store-api/contract/product.ts';
import { choicesOf, coloursOf, inOptionOrder, mainVariant, variantWords } from './choices.ts';

const option = (group: string, id: string, hex?: string) => ({
  id,
  groupId: group,
  name: id,
  colorHexCode: hex,
  group: { id: group, name: `Group ${group}` },
});
const green = option('colour', 'green', '#1d4a37');
const red = option('colour', 'red', '#b0241c');
const two = option('size', '2 l');
const ten = option('size', '10 l');
const can = (id: string, ...options: ReturnType<typeof option>[]) =>
  ({ id, parentId: 'can', options, customFields: {} }) as unknown as Product;

const CANS = [can('green-2', green, two), can('green-10', green, ten), can('red-10', red, ten)];

test('every option leads to the variant that keeps the other choice, where there is one', () => {
  const [colour, size] = choicesOf(CANS[1] as Product, CANS);
  expect(colour?.options.map(({ name, variant }) => [name, variant.id])).toEqual([
    ['green', 'green-10'],
    ['red', 'red-10'],
  ]);
  expect(size?.options.map(({ variant }) => variant.id)).toEqual(['green-2', 'green-10']);
  expect(size).toMatchObject({ name: 'Group size', chosen: '10 l', isColour: false });
});

test('a colour that a size does not have leads to another size', () => {
  const [colour] = choicesOf(CANS[0] as Product, CANS);
  expect(colour?.options.find(({ name }) => name === 'red')?.variant.id).toBe('red-10');
});

test('where all variants agree there is nothing to choose', () => {
  expect(choicesOf(CANS[2] as Product, [CANS[2] as Product])).toEqual([]);
});

test('dots are the colours of all variants, each once', () => {
  expect(coloursOf(CANS).get('can')).toEqual(['#1d4a37', '#b0241c']);
  expect(variantWords(CANS[0] as Product)).toBe('green, 2 l');
});

test('variants stand in the order of their options', () => {
  const at = (id: string, ...places: number[]) =>
    can(id, ...places.map((position, group) => ({ ...option(`${group}`, `${position}`), position })));
  expect(inOptionOrder([at('c', 2, 1), at('b', 1, 2), at('a', 1, 1)]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the main variant is the one that lives at its product’s address, else the cheapest that can be had', () => {
  const homed = { ...can('red', red), seoUrls: [{ foreignKey: 'can' }] } as unknown as Product;
  expect(mainVariant([can('green', green), homed])?.id).toBe('red');
  const at = (unitPrice: number, variant: Product): Product =>
    ({ ...variant, calculatedPrice: { unitPrice, taxRules: [] } }) as unknown as Product;
  const variants = [at(312, can('green', green)), at(298, can('red', red)), at(298, can('ten', ten))];
  expect(mainVariant(variants)?.id).toBe('red');
  const gone = { ...at(99, can('two', two)), isCloseout: true, stock: 0 };
  expect(mainVariant([gone, ...variants])?.id).toBe('red');
  expect(mainVariant([gone])?.id).toBe('two');
});
