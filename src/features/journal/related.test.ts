import { describe, expect, test } from 'vitest';
import { aPost, aRecipe } from '#tests/support/a-recipe.ts';
import { mostRead, newestFirst, postsAbout, relatedPosts, relatedRecipes } from './related.ts';

const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

describe('Lists', () => {
  test('begin with the newest, and are the same in every build', () => {
    const one = (id: string, publishFrom: string) => aPost({ id, publishFrom });
    expect(ids(newestFirst([one('b', '2025-01-01'), one('c', '2026-01-01'), one('a', '2025-01-01')]))).toEqual([
      ...['c', 'a', 'b'],
    ]);
  });
  test('of what is read most follow the editor, then the date', () => {
    const posts = [
      aPost({ id: 'new', publishFrom: '2026-05-01' }),
      aPost({ id: 'second', popular: 2 }),
      aPost({ id: 'first', popular: 1 }),
    ];
    expect(ids(mostRead(posts))).toEqual(['first', 'second', 'new']);
  });
});

describe('What is related', () => {
  const pear = aRecipe();
  test('to a recipe is of the same device before all else, and never the recipe itself', () => {
    const all = [
      aRecipe({ id: 'course', device: 'fondue', season: ['summer'], products: ['12-101'] }),
      aRecipe({ id: 'device', course: 'dessert', season: ['summer'], products: ['10-106'] }),
      aRecipe({ id: 'nothing', device: 'fondue', course: 'drink', season: ['summer'], products: ['12-101'] }),
      pear,
    ];
    expect(ids(relatedRecipes(pear, all))).toEqual(['device', 'course']);
  });
  test('to a post shares its topic, goods or dishes', () => {
    const all = [
      aPost({ id: 'goods', topic: 'garden', recipes: [] }),
      aPost({ id: 'topic', products: [], recipes: [] }),
      aPost({ id: 'nothing', topic: 'garden', products: [], recipes: [] }),
    ];
    expect(ids(relatedPosts(aPost(), all))).toEqual(['topic', 'goods']);
  });
  test('a recipe is read about where it is named', () => {
    const all = [aPost({ id: 'goods', recipes: [] }), aPost({ id: 'named', products: [] })];
    expect(ids(postsAbout(pear, all))).toEqual(['named', 'goods']);
  });
});
