import { describe, expect, test } from 'vitest';
import { aPost, aRecipe } from '#tests/support/a-recipe.ts';
import { postsFor, recipesFor } from './related.ts';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('A teaser of posts', () => {
  const posts = [
    aPost({ id: 'newest', topic: 'kitchen' }),
    aPost({ id: 'newer', topic: 'garden' }),
    aPost({ id: 'old', topic: 'garden', popular: 1 }),
    aPost({ id: 'oldest', topic: 'kitchen' }),
  ];
  const shown = (query: Partial<Parameters<typeof postsFor>[0]>) =>
    ids(postsFor({ posts: [], count: 2, ...query }, posts));

  test('shows every post that an editor names, in that order, without being told that it is a list of its own', () => {
    expect(shown({ posts: ['oldest', 'nobody', 'old', 'newest'] })).toEqual(['oldest', 'old', 'newest']);
  });
  test('shows the newest where none is named', () => expect(shown({})).toEqual(['newest', 'newer']));
  test('shows what is read most', () => expect(shown({ list: 'popular', count: 1 })).toEqual(['old']));
  test('keeps to its topic', () => expect(shown({ topic: 'garden', list: 'latest' })).toEqual(['newer', 'old']));
});

describe('A teaser of recipes', () => {
  const recipes = [
    aRecipe({ id: 'a', device: 'fondue' }),
    aRecipe({ id: 'b' }),
    aRecipe({ id: 'c', device: 'fondue' }),
  ];
  const shown = (query: Partial<Parameters<typeof recipesFor>[0]>) =>
    ids(recipesFor({ recipes: [], count: 1, ...query }, recipes));

  test('shows every recipe that is named', () => expect(shown({ recipes: ['c', 'a'] })).toEqual(['c', 'a']));
  test('shows some of a device, or all', () => {
    expect(shown({ device: 'fondue' })).toEqual(['a']);
    expect(shown({ device: 'fondue', list: 'all' })).toEqual(['a', 'c']);
  });
});
