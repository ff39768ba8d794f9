import { expect, test } from 'vitest';
import { decoded } from './http.ts';

test.each([
  ['30-551', '30-551'],
  ['caquelon-f%C3%BCr-vier', 'caquelon-für-vier'],
  ['%', '%'],
  ['%E0', '%E0'],
  ['50%25', '50%'],
])('%s is read as %s', (path, read) => expect(decoded(path)).toBe(read));
