import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { difference, kept, TOLERANCE } from './compare.ts';

const words = (more: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="300"><rect width="1440" height="300" fill="#fff"/>` +
        `<text x="40" y="120" font-size="90" font-family="sans-serif">Für wie viele?</text>${more}</svg>`,
    ),
  )
    .png()
    .toBuffer();

test('a picture is as itself, and another where a line has moved, a word is missing or the page is longer', async () => {
  const one = await kept(await words(''));
  expect(await difference(one, await kept(await words('')))).toBe(0);
  const line = await kept(await words('<rect x="40" y="200" width="1300" height="6"/>'));
  const moved = await kept(await words('<rect x="40" y="212" width="1300" height="6"/>'));
  expect(await difference(one, line)).toBeGreaterThan(TOLERANCE);
  expect(await difference(line, moved)).toBeGreaterThan(TOLERANCE);
  const word = await kept(await words('<text x="40" y="240" font-size="40" font-family="sans-serif">Personen</text>'));
  expect(await difference(one, word)).toBeGreaterThan(TOLERANCE);
  expect(
    await difference(one, await sharp(one).resize({ width: 480, height: 101, fit: 'fill' }).webp().toBuffer()),
  ).toBe(1);
});
