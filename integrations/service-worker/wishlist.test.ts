import { expect, test } from 'vitest';
import { withWishlist } from './wishlist.ts';

const origin = 'https://hof.example';
const wishlist = { pages: ['/wishlist', '/fr-FR/wishlist'], files: ['/_astro/a.js'] };
const kept = (...urls: string[]) => withWishlist(urls, wishlist, origin);

test('with the wishlist’s page go its files, in each language', () => {
  expect(kept('/wishlist')).toEqual(['/wishlist', '/_astro/a.js']);
  expect(kept(`${origin}/fr-FR/wishlist`)).toEqual([`${origin}/fr-FR/wishlist`, '/_astro/a.js']);
});

test('any other page goes alone', () => expect(kept('/shop/kochen')).toEqual(['/shop/kochen']));
