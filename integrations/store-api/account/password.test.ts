import { expect, test } from 'vitest';
import { AGAIN } from '#tests/support/times.ts';
import { hashPassword, isPassword } from './password.ts';

const anna = { visitor: 'anna' };

test('a password is known again, and no other is', async () => {
  const hash = await hashPassword(anna, ' Pfännchen 7 ');
  expect(hash).toMatch(/^scrypt:15-8-3:[\w+/]{22}==:[\w+/]{43}=$/);
  expect(await hashPassword(anna, ' Pfännchen 7 ')).not.toBe(hash);
  expect(await isPassword(anna, ' Pfännchen 7 ', hash)).toBe(true);
  for (const wrong of ['Pfännchen 7', ' pfännchen 7 ', '']) expect(await isPassword(anna, wrong, hash)).toBe(false);
});

test('what was hashed at a lower cost is still known', async () => {
  const hash = 'scrypt:4-8-1:AAAAAAAAAAAAAAAAAAAAAA==:5/hQl16itK4tA+PdZzM9RjMorCfrw/L7Su41NiUfEzE=';
  expect(await isPassword(anna, 'x', hash)).toBe(true);
  expect(await isPassword(anna, 'y', hash)).toBe(false);
});

test('nobody has a password, and saying so takes as long as refusing a wrong one', { retry: AGAIN }, async () => {
  const hash = await hashPassword(anna, 'ein-langes-wort');
  const time = async (kept: string | null) => {
    const start = performance.now();
    expect(await isPassword(anna, 'falsch', kept)).toBe(false);
    return performance.now() - start;
  };
  const [withHash, unknown] = [
    [await time(hash), await time(hash)],
    [await time(null), await time(null)],
  ].map((times) => Math.min(...times));
  expect(unknown).toBeGreaterThan((withHash ?? 0) / 2);
});
