import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const BASE = {
  title: { de: 'Garten', 'en-US': 'Garden' },
  sections: [
    {
      blocks: [
        { block: 'hero', title: 'Kannen' },
        { block: 'text', title: 'Giessen' },
      ],
    },
  ],
};

/** The page with other titles of its blocks, in another order where that is said. */
const withTitles = (hero: string, text: string, isReversed = false): typeof BASE => {
  const blocks = [
    { block: 'hero', title: hero },
    { block: 'text', title: text },
  ];
  return { ...BASE, sections: [{ blocks: isReversed ? blocks.reverse() : blocks }] };
};

test('Two who have changed different fields are both kept, also inside blocks', () => {
  const theirs = { ...withTitles('Krüge', 'Giessen'), title: { ...BASE.title, de: 'Gärten' } };
  const mine = { ...withTitles('Kannen', 'Erst giessen'), title: { ...BASE.title, 'en-US': 'Gardens' } };
  expect(merge(BASE, theirs, mine)).toEqual({
    data: { ...withTitles('Krüge', 'Erst giessen'), title: { de: 'Gärten', 'en-US': 'Gardens' } },
  });
});

test('A field that both have changed is a conflict that names it, unless both say the same', () => {
  const [theirs, mine] = [withTitles('Krüge', 'Giessen'), withTitles('Töpfe', 'Giessen')];
  expect(merge(BASE, theirs, mine)).toEqual({ conflicts: [['sections', 0, 'blocks', 0, 'title']] });
  expect(merge(BASE, mine, structuredClone(mine))).toEqual({ data: mine });
});

test('A list that one has dragged about while the other wrote into it is a conflict; one that only one has touched is none', () => {
  const dragged = withTitles('Kannen', 'Giessen', true);
  expect(merge(BASE, dragged, withTitles('Kannen', 'Erst giessen'))).toMatchObject({ conflicts: expect.any(Array) });
  const renamed = { ...BASE, title: { ...BASE.title, de: 'Beet' } };
  expect(merge(BASE, dragged, renamed)).toEqual({ data: { ...dragged, title: renamed.title } });
});

test('Of a list with names both may add and remove entries', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, to: 1 }));
  expect(merge([a, b], [a, c, b], [b, d])).toEqual({ data: [c, b, d] });
  expect(merge([a, b], [a, { ...b, to: 2 }], [b])).toEqual({ data: [{ ...b, to: 2 }] });
  expect(merge([a, b], [a], [a, { ...b, to: 2 }])).toEqual({ conflicts: [[1]] });
});

test('A field that one has removed is gone, unless the other has changed it', () => {
  expect(merge({ a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 })).toEqual({ data: { a: 3 } });
  expect(merge({ a: 1, b: 2 }, { a: 1 }, { a: 1, b: 3 })).toEqual({ conflicts: [['b']] });
});
