import { expect, test } from 'vitest';
import type { Product } from '#store-api/contract/product.ts';
import { mainFamilies } from './family/compare.ts';

const goods = (...families: string[]) =>
  families.map((hof_family) => ({
    customFields: { hof_family },
  })) as unknown as Product[];

test.each([
  [
    ['chestnut', 'accessory', 'accessory'],
    ['chestnut', 'accessory'],
  ],
  [['raclette', 'raclette', 'raclette', 'chestnut'], ['raclette']],
  [['a', 'b', 'c', 'd'], []],
  [[], []],
])('a list of %j is about %j (A6)', (families, expected) => expect(mainFamilies(goods(...families))).toEqual(expected));
