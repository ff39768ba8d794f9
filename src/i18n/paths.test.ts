import { describe, expect, test } from 'vitest';
import * as paths from './paths.ts';

describe('An address', () => {
  test('has no prefix in German and its own in the others', () => {
    expect([paths.home('de'), paths.home('en-US'), paths.home('fr-FR')]).toEqual(['/', '/en-US', '/fr-FR']);
    expect(paths.contact('fr-FR')).toBe('/fr-FR/kontakt');
  });
  test('carries what one searches for, encoded', () => {
    expect(paths.search('en-US', 'pans & lids')).toBe('/en-US/search?search=pans+%26+lids');
    expect(paths.search('de')).toBe('/search');
  });
  test('of a success page ends with what became of the payment', () => {
    expect(paths.checkoutSuccess('de', 'a1')).toBe('/checkout/success/a1');
    expect(paths.checkoutSuccess('fr-FR', 'a1', 'unpaid')).toBe('/fr-FR/checkout/success/a1/unpaid');
  });
  test('that content owns takes its SEO path, with or without slashes', () => {
    expect(paths.fromSeoPath('de', 'shop/kochen/raclette/')).toBe('/shop/kochen/raclette');
    expect(paths.fromSeoPath('en-US', '/product/raclette-oven-for-4')).toBe('/en-US/product/raclette-oven-for-4');
  });
  test('tells its language and its path without it', () => {
    expect(paths.localeOf('/en-US')).toBe('en-US');
    expect(paths.localeOf('/en-USA/x')).toBe('de');
    expect(paths.localeOf('/it-IT/products')).toBe('de');
    expect(['/it-IT/products', '/fr-FR', '/'].map(paths.spokenAt)).toEqual(['fr-FR', 'fr-FR', 'de']);
    expect(paths.withoutLocale('/fr-FR/cart')).toBe('/cart');
    expect(paths.withoutLocale('/fr-FR')).toBe('/');
    expect(paths.withoutLocale('/cart')).toBe('/cart');
  });
  test('has its counterparts in the other languages', () => {
    expect(paths.alternatesOf(paths.cart)).toEqual({ de: '/cart', 'en-US': '/en-US/cart', 'fr-FR': '/fr-FR/cart' });
    expect(paths.alternatesOfSeoPaths({ de: 'ueber-uns', 'fr-FR': 'qui-sommes-nous' })).toEqual({
      de: '/ueber-uns',
      'fr-FR': '/fr-FR/qui-sommes-nous',
    });
  });
});
