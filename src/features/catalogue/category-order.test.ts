import { expect, test } from 'vitest';
import { inOwnersOrder } from './category-order.ts';

test.each([
  ['each stands behind the one it names', ['c>b', 'a', 'b>a'], 'abc'],
  ['an answer without such names keeps its order', ['b', 'a', 'c'], 'bac'],
  ['the chain goes on behind one that is missing', ['d>c', 'b>a', 'a', 'e>d'], 'abde'],
  ['a circle ends', ['a>b', 'b>a'], 'ab'],
])('%s', (_, siblings, expected) => {
  const categories = siblings.map((each) => {
    const [id = '', afterCategoryId = null] = each.split('>');
    return { id, afterCategoryId };
  });
  expect(
    inOwnersOrder(categories)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});
