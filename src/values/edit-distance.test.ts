import { expect, it } from 'vitest';
import { editDistance } from './nearest-word.ts';

it.each([
  ['giesskanne', 'giesskanne', 0],
  ['gieskanne', 'giesskanne', 1],
  ['gieskane', 'giesskanne', 2],
  ['fodnue', 'fondue', 1],
  ['abc', 'xyz', 3],
])('%s is %s but for %d slips', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));
