import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHARE_SIZE } from '#values/share-picture.ts';
import { clientFile, isErrorPage, type Page, readSite } from './site.ts';

const pages = readSite().pages.filter((page) => !isErrorPage(page));

/** What the head says under a name, by `property` or `name`. */
const said = ({ html }: Page, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

const pictureOf = (page: Page): string => new URL(said(page, 'og:image') ?? 'http://none/').pathname;

test('every page that is passed on has a picture of 900 × 286, a JPEG that every network takes (I5, 8.4)', async () => {
  const addresses = new Set(pages.map(pictureOf));
  const wrong: string[] = [];
  for (const address of addresses) {
    const { format, width, height } = await sharp(clientFile(address))
      .metadata()
      .catch(() => ({ format: 'none', width: 0, height: 0 }));
    if (format !== 'jpeg' || width !== SHARE_SIZE.width || height !== SHARE_SIZE.height) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});

test('the head says how large the picture is, what is written on it, and that it may be shown large', () => {
  const mute = pages.filter(
    (page) =>
      said(page, 'og:image:width') !== '900' ||
      said(page, 'og:image:height') !== '286' ||
      said(page, 'og:image:alt') !== said(page, 'og:title') ||
      said(page, 'twitter:card') !== 'summary_large_image',
  );
  expect(mute.map(({ address }) => address)).toEqual([]);
});

test('pages of another title have another picture, and one costs less than 80 KB', () => {
  const byPicture = Map.groupBy(pages, pictureOf);
  const shared = [...byPicture.values()].filter((same) => new Set(same.map((page) => said(page, 'og:title'))).size > 1);
  expect(shared.map(([first]) => first?.address)).toEqual([]);
  expect(byPicture.size).toBeGreaterThan(1000);
  const heavy = [...byPicture.keys()].filter((address) => readFileSync(clientFile(address)).length > 80_000);
  expect(heavy).toEqual([]);
});
