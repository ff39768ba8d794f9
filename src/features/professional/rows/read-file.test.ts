import { expect, it } from 'vitest';
import { MOST_BYTES, readFile } from './read-file.ts';

const TEXT = 'Qté;Réf\n10;41-202';
const utf16 = (littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + TEXT.length * 2));
  for (const [at, char] of [...`\uFEFF${TEXT}`].entries()) view.setUint16(at * 2, char.charCodeAt(0), littleEndian);
  return new Uint8Array(view.buffer);
};

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, as «Unicode text» is saved', utf16(true)],
  ['UTF-16 the other way round', utf16(false)],
  ['Windows-1252', Uint8Array.from([...TEXT].map((char) => char.charCodeAt(0)))],
])('a file in %s is the same text (F3, 7.5)', (_name, bytes) => {
  expect(readFile(bytes)).toEqual({ text: TEXT });
});

it.each([
  ['fileTooLarge', new Uint8Array(MOST_BYTES + 1)],
  ['fileIsWorkbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14])],
  ['fileIsWorkbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])],
  ['fileIsNoText', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['fileEmpty', new Uint8Array(0)],
  ['fileEmpty', Uint8Array.from([0x0d, 0x0a, 0x20])],
])('what is no list is refused: %s (F3, 7.5)', (trouble, bytes) => {
  expect(readFile(bytes)).toEqual({ trouble });
});
