import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SharePicture, shareAddress } from '#values/share-picture.ts';
import { QueueFullError } from '#values/turns.ts';
import { SHARE_LIST } from './release-lists.ts';
import { ReleaseMedia } from './release-media.ts';

const rendering = vi.hoisted(() => ({ pictures: [] as string[], goOn: Promise.withResolvers<void>() }));
vi.mock('./share/draw.ts', () => ({
  drawOne: async (_all: unknown, _source: unknown, address: string) => {
    rendering.pictures.push(address);
    await rendering.goOn.promise;
    return { disk: address };
  },
}));

let release: string;
beforeAll(async () => {
  release = await mkdtemp(path.join(tmpdir(), 'release-'));
});
afterAll(() => rm(release, { recursive: true, force: true }));

it('pictures are made two at a time, and who asks for too many at once hears so; others have their turn', async () => {
  const pictures = Array.from({ length: 110 }, (_, at) => ({ title: `Nobody's ${at}` }) as unknown as SharePicture);
  await writeFile(path.join(release, SHARE_LIST), JSON.stringify(pictures));
  const [other = '', ...many] = pictures.map(shareAddress);
  const media = new ReleaseMedia(release);
  const requests = Promise.allSettled(many.map((address) => media.file(address, 'anna')));
  const ruths = media.file(other, 'ruth');
  await vi.waitFor(() => expect(rendering.pictures).toEqual(many.slice(0, 2)));
  rendering.goOn.resolve();
  expect(await ruths).toEqual({ disk: other });
  const refused = (await requests).flatMap((each) =>
    each.status === 'rejected' ? [each.reason instanceof QueueFullError] : [],
  );
  expect(refused).toEqual(Array(7).fill(true));
  expect(rendering.pictures.indexOf(other)).toBe(3); // after anna's next, before all her others
  expect(await media.file('/share/unknown.12345678.jpg', 'anna')).toBeNull();
});
