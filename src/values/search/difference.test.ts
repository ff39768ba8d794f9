import { expect, test } from 'vitest';
import { emptyIndex, type Searchable, searchOver, searchWords } from './search.ts';

const thing = (number: string, title: string): Searchable => ({
  ...searchWords(title, {}),
  product: { number, weight: 1, variants: [] },
});

const [oven, grill, pan] = [thing('10-101', 'Raclette-Ofen'), thing('10-102', 'Grill'), thing('10-104', 'Pfanne')];
const over = (entries: Searchable[], index = emptyIndex<Searchable>()) =>
  searchOver('de', [], entries, (entry) => entry, index);

test('an index takes over what has changed, and finds what a new one would, in the same order', async () => {
  const index = emptyIndex<Searchable>();
  const before = await over([oven, grill, pan], index);
  const renamed = thing('10-102', 'Pfanne mit Grill');
  const added = thing('10-103', 'Pfanne');
  const now = [oven, renamed, added, pan];
  const after = await over(now, index);
  const fresh = await over(now);
  for (const term of ['pfanne', 'grill', 'ofen', 'raklet', 'pfan', '10-10', '10-103'])
    expect(after(term), term).toEqual(fresh(term));
  expect(after('pfanne').hits).toEqual([added, pan, renamed]);
  expect(index.nextId, 'each entry is indexed once').toBe(5);
  expect(before('ofen').hits, 'who searches meanwhile').toEqual([oven]);
});
