import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHARE_SIZE } from '#values/share-picture.ts';
import { isErrorPage, type Page, pictureFile, readSite } from './site.ts';

const pages = readSite().pages.filter((page) => !isErrorPage(page));

/** What the head says under a name, by `property` or `name`. */
const metaContent = ({ html }: Page, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

const pictureOf = (page: Page): string => new URL(metaContent(page, 'og:image') ?? 'http://none/').pathname;

/** Drawing all of them takes half a minute, and all are drawn alike: one in so many is looked at. */
const SAMPLE = 40;

test('a page that is passed on has a picture of 900 × 286, a JPEG of at most 80 KB that every network takes (I5, 8.4)', async () => {
  const addresses = [...new Set(pages.map(pictureOf))];
  const wrong: string[] = [];
  for (const address of addresses.filter((_, index) => index % SAMPLE === 0)) {
    const bytes = readFileSync((await pictureFile(address)) ?? '');
    const { format, width, height } = await sharp(bytes).metadata();
    if (format !== 'jpeg' || width !== SHARE_SIZE.width || height !== SHARE_SIZE.height || bytes.length > 80_000)
      wrong.push(address);
  }
  expect(wrong).toEqual([]);
});

test('the head says how large the picture is, what is written on it, and that it may be shown large', () => {
  const mute = pages.filter(
    (page) =>
      metaContent(page, 'og:image:width') !== '900' ||
      metaContent(page, 'og:image:height') !== '286' ||
      metaContent(page, 'og:image:alt') !== metaContent(page, 'og:title') ||
      metaContent(page, 'twitter:card') !== 'summary_large_image',
  );
  expect(mute.map(({ address }) => address)).toEqual([]);
});

test('pages of another title have another picture', () => {
  const byPicture = Map.groupBy(pages, pictureOf);
  const shared = [...byPicture.values()].filter(
    (same) => new Set(same.map((page) => metaContent(page, 'og:title'))).size > 1,
  );
  expect(shared.map(([first]) => first?.address)).toEqual([]);
  expect(byPicture.size).toBeGreaterThan(1000);
});
