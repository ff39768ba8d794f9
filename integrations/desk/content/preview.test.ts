import { expect, test } from 'vitest';
import { entriesOf, marked } from './preview.ts';

test('The first element of a block gets its path, whatever scripts and styles stand before it', () =>
  expect(
    marked(
      '<main><!--block sections.0.blocks.0--><section class="a">1</section><!--block sections.0.blocks.1--> <style>a{}</style><script type="module">1<2</script><div>2</div><!--block sections.1.blocks.0-->only text</main>',
    ),
  ).toBe(
    '<main><section data-block-path="sections.0.blocks.0" class="a">1</section> <style>a{}</style><script type="module">1<2</script><div data-block-path="sections.0.blocks.1">2</div><!--block sections.1.blocks.0-->only text</main>',
  ));

test('A draft that is wrong leaves what is public in its place; a removed entry is gone', () => {
  const title = { de: 'hof' };
  const sections = [{ blocks: [{ block: 'text', text: title }] }];
  const drafts = [
    { kind: 'pages', id: 'a', data: { title, slug: title, description: title, sections } },
    { kind: 'pages', id: 'b', data: { title: 3 } },
    { kind: 'pages', id: 'c', data: null },
    { kind: 'redirects', id: 'redirects', data: 'no list' },
    { kind: 'nothing', id: 'd', data: {} },
  ];
  const changes = entriesOf(drafts);
  expect([...(changes.get('pages') ?? [])].map(([id, data]) => [id, data === null])).toEqual([
    ['a', false],
    ['c', true],
  ]);
  expect(changes.get('redirects')?.size).toBe(0);
});
