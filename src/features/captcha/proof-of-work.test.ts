import { expect, it } from 'vitest';
import { solve } from './captcha.store.ts';

/** A readable digest, so that the test can choose the solution. */
const digest = async (text: string) => `#${text}`;

it.each([0, 499, 500, 1234, 2000])('finds the number, wherever it lies: %d', async (number) => {
  expect(await solve({ salt: 's', challenge: `#s${number}`, maxNumber: 2000 }, digest)).toBe(number);
});

it('gives up after the last one', async () => {
  let tried = 0;
  const counting = (text: string) => {
    tried += 1;
    return digest(text);
  };
  expect(await solve({ salt: 's', challenge: '#s2001', maxNumber: 2000 }, counting)).toBeNull();
  expect(tried).toBe(2001);
});
