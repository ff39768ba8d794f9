import { expect, it } from 'vitest';
import { plainText } from './category.ts';

it('keeps words and signs, not tags', () =>
  expect(plainText('<p>Caf&eacute; &amp; <b>Käse</b>\nl&#39;or</p>', 99)).toBe("Caf&eacute; & Käse l'or"));
it('ends at a word', () => expect(plainText('<p>eins zwei drei</p>', 12)).toBe('eins zwei…'));
