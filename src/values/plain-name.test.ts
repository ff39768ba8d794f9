import { expect, test } from 'vitest';
import { plainName } from './text.ts';

test('A name keeps its words and loses what an address can’t bear', () => {
  expect(plainName('Gärten & Höfe 2026')).toBe('gaerten-hoefe-2026');
  expect(plainName(' Crème brûlée!')).toBe('creme-brulee');
  expect(plainName('…')).toBe('');
});
