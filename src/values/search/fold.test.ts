import { describe, expect, it } from 'vitest';
import { fold, foldedWords, sortable } from './analyzer.ts';

describe('fold', () => {
  it.each(['Dörrgerät', 'doerrgeraet', 'DORRGERAT', 'dörrgerat'])('%s is the same word', (text) =>
    expect(fold(text)).toBe('dorrgerat'),
  );
  it('knows no accents and no sharp s', () => expect(fold('Poêlons à Füße')).toBe('polons a fusse'));
  it('splits at everything that is no letter or digit', () =>
    expect(foldedWords('X-LINE 600/3, «Crème»')).toEqual(['x', 'line', '600', '3', 'creme']));
  it('is empty for signs alone', () => expect(foldedWords(' – ! ')).toEqual([]));
});

describe('sortable', () => {
  it('puts 2 before 10', () =>
    expect(['Kanne 10 l', 'Kanne 2 l'].sort((a, b) => (sortable(a) < sortable(b) ? -1 : 1))).toEqual([
      'Kanne 2 l',
      'Kanne 10 l',
    ]));
  it('puts Ö beside O', () => expect(sortable('Ölkanne') < sortable('Pfännchen')).toBe(true));
});
