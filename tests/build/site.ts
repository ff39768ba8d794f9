import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choiceOf } from '#features/journal/overview/filters.ts';
import { localeOf, recipes } from '#i18n/paths.ts';
import type { Manifest } from '#media/manifest.ts';
import { MEDIA_MANIFEST } from '#media/release-lists.ts';
import { ReleaseMedia } from '#media/release-media.ts';
import type { ListedFile } from '#server/build/site-list.ts';
import { FileBodies } from '#server/responses/file-bodies.ts';
import { builtFiles, builtRelease, clientFolder } from '#tests/support/release.ts';
import { siteOrigin } from '#values/http.ts';

const RELEASE = builtRelease();
const media = new ReleaseMedia(RELEASE);
const bodies = new FileBodies(siteOrigin(undefined, 0));

/** The finished site as it lies on the disk; every page with its address. */
export interface Page {
  address: string;
  /** Of its file, below `client`. */
  name: string;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  listed: ListedFile;
}

/** Bytes that a browser is sent: as Brotli where that is smaller. */
export async function sentBytes({ name, listed }: Page): Promise<number> {
  const file = { ...listed, disk: path.join(clientFolder(RELEASE), name), immutable: false };
  return (await bodies.body(file, 'br')).bytes.length;
}

export function readSite(): { pages: Page[]; isAnswered: (address: string) => boolean } {
  const list = builtFiles(RELEASE);
  const addresses = new Set([...Object.keys(list.files).map(addressOf), ...pictures()]);
  const onDemand = list.onDemand.map((pattern) => new RegExp(pattern));
  const pages = Object.entries(list.files)
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, listed]) => ({
      address: addressOf(name),
      name,
      html: readFileSync(path.join(clientFolder(RELEASE), name), 'utf8'),
      policy: list.policies?.[listed.policyAt ?? -1] ?? '',
      listed,
    }));
  return {
    pages,
    isAnswered: (address) =>
      addresses.has(address) || onDemand.some((pattern) => pattern.test(address)) || isChoiceOfRecipes(address),
  };
}

/** Every picture in every size: made when it is asked for. */
function pictures(): string[] {
  const manifest = JSON.parse(readFileSync(path.join(RELEASE, MEDIA_MANIFEST), 'utf8')) as Manifest;
  return Object.values(manifest).flatMap(({ files, model }) => [
    ...files.flatMap(({ avif, webp }) => [avif, webp]),
    ...(model ? [model] : []),
  ]);
}

/** What combines several filters is rendered on demand, which answers whatever is well formed. */
function isChoiceOfRecipes(address: string): boolean {
  const locale = localeOf(address);
  const overview = `${recipes(locale)}/`;
  return address.startsWith(overview) && choiceOf(locale, address.slice(overview.length).split('/')) !== undefined;
}

const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Where the file of a picture lies, once it is made; undefined for an address that is none. */
export const pictureFile = async (address: string): Promise<string | undefined> =>
  (await media.file(address, 'a test'))?.disk;

export const isErrorPage = ({ address }: Page) => /(^|\/)(404|500)$/.test(address);

/** Every value of an attribute in the page, with entities read. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
