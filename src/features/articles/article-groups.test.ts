import { expect, test } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import { grouped } from './articles-view.server.ts';

const article = (productNumber: string, categoryIds: string[], more = {}) =>
  aProduct({ id: productNumber, productNumber, categoryIds, ...more });
const listed = (...products: ReturnType<typeof article>[]) =>
  grouped([{ id: 'raclette' }, { id: 'parts' }, { id: 'empty' }], products).map(({ line, articles }) => [
    line.id,
    articles.map(({ productNumber }) => productNumber),
  ]);

test('articles stand by line, lines in the shop’s order and articles by number (B13)', () => {
  expect(
    listed(article('50-101', ['parts']), article('10-106', ['raclette']), article('10-102', ['raclette'])),
  ).toEqual([
    ['raclette', ['10-102', '10-106']],
    ['parts', ['50-101']],
  ]);
});

test('an article of several lines stands in its first, and once', () => {
  expect(listed(article('10-140', ['unknown', 'parts', 'raclette']))).toEqual([['parts', ['10-140']]]);
});

test('variants stand with their article, and what has no line is left out', () => {
  const variant = article('10-102-GR', ['raclette'], { parentId: '10-102' });
  expect(listed(article('10-102', ['raclette']), variant, article('99-999', []))).toEqual([['raclette', ['10-102']]]);
});
