import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawShared, OF_THE_HOUSE, shareAddress } from '#values/share-picture.ts';
import { forgetFiles, type SiteFile } from './answers/file.ts';
import type { Relay } from './answers/relay.ts';
import { readSiteList, type SiteList } from './build/site-list.ts';
import type { Canvas } from './live/draw.ts';
import { OutdatedFiles } from './live/outdated-files.ts';

/** The finished site: its files by address, and Astro for everything else. */
export interface Site {
  page(pathname: string): SiteFile | undefined;
  /** The page for an error, in the language of the address where there is one. */
  errorPage(status: number, pathname: string): SiteFile | undefined;
  /** `/404`, `/en-US/error/503`: pages that are shown in place of another; asked for, they say what they are. */
  errorStatus(pathname: string): number | undefined;
  isOnDemand(pathname: string): boolean;
  /** Files that something has overtaken since the build. */
  outdated: OutdatedFiles;
  handle(request: IncomingMessage, paper: Relay | Canvas): Promise<void>;
}

/**
 * Opens `dist`; null when there is none yet or one is just being built (its list is written last).
 * @throws what the pages' code throws when it starts, for instance a half-set configuration.
 */
export async function openSite(dist: string): Promise<Site | null> {
  const list = readSiteList(dist);
  const entry = path.join(dist, 'server/entry.mjs');
  if (!list || !existsSync(entry)) return null;
  forgetFiles();
  drawShared((picture) => [picture, OF_THE_HOUSE].map(shareAddress).find((address) => list.files[address.slice(1)]));
  process.env.ASTRO_NODE_AUTOSTART = 'disabled';
  // another build is another module: without the query Node would hand out the one it has
  const { handler } = await import(`${pathToFileURL(entry).href}?built=${statSync(entry).mtimeMs}`);
  return { ...filesOf(dist, list), handle: async (request, paper) => handler(request, paper) };
}

function filesOf(dist: string, list: SiteList): Omit<Site, 'handle'> {
  const pages = new Map<string, SiteFile>();
  const errors = new Map<string, SiteFile>();
  for (const [name, listed] of Object.entries(list.files)) {
    const file = { ...listed, disk: path.join(dist, 'client', name), immutable: isImmutable(name) };
    const address = addressOf(name);
    const error = readError(address);
    if (error) errors.set(error.key, file);
    else pages.set(address, file);
  }
  const onDemand = list.onDemand.map((pattern) => new RegExp(pattern));
  return {
    page: (pathname) => pages.get(pathname),
    errorPage: (status, pathname) => errors.get(`/${pathname.split('/')[1]}/${status}`) ?? errors.get(`/${status}`),
    errorStatus: (pathname) => readError(pathname)?.status,
    isOnDemand: (pathname) => onDemand.some((pattern) => pattern.test(pathname)),
    outdated: new OutdatedFiles(list.shownIn),
  };
}

/** `/404` and `/error/404` are the same page; `/fr-FR/error/503` is one of a language. */
function readError(address: string): { key: string; status: number } | undefined {
  const [, prefix = '', status] = address.match(/^(\/[a-z]{2}-[A-Z]{2})?(?:\/error)?\/(404|408|500|502|503)$/) ?? [];
  return status ? { key: `${prefix}/${status}`, status: Number(status) } : undefined;
}

/** `shop/kochen.html` and `shop/kochen/index.html` are `/shop/kochen`; every other file is its own address. */
const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Their names change with their content. */
const isImmutable = (name: string) =>
  /^(_astro|media|share|builds\/meta)\//.test(name) || /^[^/]+\.[0-9a-f]{8,}\.\w+$/.test(name);
