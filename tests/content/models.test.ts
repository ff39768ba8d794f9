import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

/* What can be turned in the browser: content/media/studio/export_glb.py makes it from the scenes of the pictures. */

const FOLDER = 'content/media/models';
const MOST_BYTES = 1.5 * 1024 * 1024;
const listed: string[] = JSON.parse(readFileSync('content/media/studio/models.json', 'utf8'));

test('every model belongs to a picture, and every one that is listed is there (8.5)', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(listed.map((picture) => `${picture}.glb`).sort());
  expect(listed.filter((picture) => !existsSync(`content/media/pictures/${picture}.webp`))).toEqual([]);
});

test('no model is heavier than 1.5 MB, and none needs a decoder or another file (8.5)', () => {
  for (const picture of listed) {
    const file = `${FOLDER}/${picture}.glb`;
    expect(statSync(file).size, file).toBeLessThanOrEqual(MOST_BYTES);
    const { extensionsRequired, images, buffers } = headOf(readFileSync(file));
    expect(extensionsRequired, file).toEqual(['KHR_mesh_quantization']);
    expect([images, buffers?.filter(({ uri }) => uri)], file).toEqual([undefined, []]);
  }
});

interface Head {
  extensionsRequired?: string[];
  images?: unknown[];
  buffers?: { uri?: string }[];
}

/** The JSON of a GLB: 12 bytes of file head, 8 of the chunk's, then as many as that says. */
function headOf(file: Buffer): Head {
  expect(file.toString('latin1', 0, 4)).toBe('glTF');
  return JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12)));
}
