import { expect, test } from 'vitest';
import { linksIn } from './related.ts';

test('content leads on by a target, by a link in a text and by the lines it shows', () => {
  const blocks = [
    { block: 'hero', action: { to: { recipe: 'birnen-raclette' } } },
    { block: 'image-bubbles', items: [{ to: { page: 'advent' } }] },
    { block: 'text', text: { de: 'Mehr im [Journal](journal:gifts-that-last) und [hier](page:about).' } },
    { block: 'product-line', line: 'x-line' },
    { block: 'line-overview', lines: ['d-line', 's-line'] },
  ];
  expect([...linksIn(blocks)].sort()).toEqual([
    ...['journal:gifts-that-last', 'line:d-line', 'line:s-line', 'line:x-line'],
    ...['page:about', 'page:advent', 'recipe:birnen-raclette'],
  ]);
});

test('what leads nowhere has no links', () => {
  expect([...linksIn([{ block: 'text', text: { de: 'page: about' } }]), ...linksIn(undefined)]).toEqual([]);
});
