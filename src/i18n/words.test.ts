import { describe, expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';
import { mergeSlices, sliceOf, wordsOf } from './words.ts';

describe('Words on the server', () => {
  test('answer in the language asked for, two at a time', () => {
    const de = wordsOf('de', 'common');
    const fr = wordsOf('fr-FR', 'common');
    expect([de('skipToContent'), fr('skipToContent')]).toEqual(['Zum Inhalt', 'Aller au contenu']);
  });
  test('fill in values without escaping them', () => {
    expect(wordsOf('en-US', 'common')('pageTitle', { title: 'Hof & Herd', shop: '<b>' })).toBe('Hof & Herd | <b>');
  });
  test('say nothing for a key from a server that nobody wrote', () => {
    const t = wordsOf('de', 'common');
    expect([t.maybe('country-CH'), t.maybe('country-XX')]).toEqual(['Schweiz', undefined]);
  });
  test('choose the plural', () => {
    const fr = wordsOf('fr-FR', 'listing');
    expect([fr('results', { count: 0 }), fr('results', { count: 1 }), fr('results', { count: 2 })]).toEqual([
      'Aucun article',
      '1 article',
      '2 articles',
    ]);
  });
});

describe('Italian', () => {
  test('has every word of the list of articles, and its plural (A2, B13)', () => {
    for (const key of Object.keys(
      sliceOf('de', 'articles', ['title', 'find', 'submit', 'groups', 'unknownTitle', 'near', 'all']),
    ))
      if (!key.startsWith('@'))
        expect(wordsOf('it-IT', 'articles').maybe(key), key).not.toBe(wordsOf('de', 'articles').maybe(key));
    expect(wordsOf('it-IT', 'articles')('count', { count: 1 })).toBe('1 articolo');
    expect(wordsOf('it-IT', 'articles')('count', { count: 222 })).toBe('222 articoli');
  });
});

describe('A slice in the browser', () => {
  test('tells the same as the server', () => {
    for (const locale of ['de', 'en-US', 'fr-FR'] as const) {
      const words = sliceOf(locale, 'listing', ['results', 'shown']);
      const t = wordsOf(locale, 'listing');
      for (const count of [0, 1, 2, 1_000_000])
        expect(formatMessage(words, 'results', { count })).toBe(t('results', { count }));
      expect(formatMessage(words, 'shown', { shown: 3, total: 9 })).toBe(t('shown', { shown: 3, total: 9 }));
    }
  });
  test('holds only what was asked for, with all plural forms', () => {
    expect(Object.keys(sliceOf('fr-FR', 'listing', ['results'])).sort()).toEqual([
      '@lang',
      'results_many',
      'results_one',
      'results_other',
      'results_zero',
    ]);
  });
  test('takes patterns, and no pattern that matches nothing', () => {
    const keys = Object.keys(sliceOf('de', 'cart', ['promo*', 'shipping-*-blocked']));
    expect(keys).toEqual(expect.arrayContaining(['promoTitle', 'promoRemove', 'shipping-method-blocked']));
    expect(keys).not.toContain('shipping-method-changed');
    expect(() => sliceOf('de', 'cart', ['nowhere*'])).toThrow('nowhere*');
  });
  test('shows a gap instead of hiding it', () => {
    const words = mergeSlices(sliceOf('de', 'common', ['close']), sliceOf('de', 'search', ['submit']));
    expect([
      formatMessage(words, 'close'),
      formatMessage(words, 'submit'),
      formatMessage(words, 'nowhere' as never),
    ]).toEqual(['Schliessen', 'Suchen', 'nowhere']);
  });
});
