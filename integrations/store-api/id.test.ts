import { expect, test } from 'vitest';
import { isId, newId, newLinkCode } from './id.ts';

test('the code of a mailed link is no id, and nothing in it ends a link (B2)', () => {
  const code = newLinkCode();
  expect(code).toMatch(/^[A-Za-z0-9]{32}$/);
  expect([isId(code), isId(newId())]).toEqual([false, true]);
});
