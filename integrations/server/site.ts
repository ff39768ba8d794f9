import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetFiles, type SiteFile } from './answers/file.ts';
import type { Relay } from './answers/relay.ts';
import { readSiteList, type SiteList } from './build/site-list.ts';
import type { Canvas } from './live/draw.ts';

/** The finished site: its files by address, and Astro for everything else. */
export interface Site {
  page(pathname: string): SiteFile | undefined;
  /** The page for an error, in the language of the address where there is one. */
  errorPage(status: number, pathname: string): SiteFile | undefined;
  /** `/404` and the like are shown in place of a page, never asked for. */
  isErrorPage(pathname: string): boolean;
  isOnDemand(pathname: string): boolean;
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
  process.env.ASTRO_NODE_AUTOSTART = 'disabled';
  const { handler } = await import(pathToFileURL(entry).href);
  return { ...filesOf(dist, list), handle: async (request, paper) => handler(request, paper) };
}

function filesOf(dist: string, list: SiteList): Omit<Site, 'handle'> {
  const pages = new Map<string, SiteFile>();
  const errors = new Map<string, SiteFile>();
  for (const [name, { type, digest, bytes }] of Object.entries(list.files)) {
    const file = { disk: path.join(dist, 'client', name), type, digest, bytes, immutable: isImmutable(name) };
    const address = addressOf(name);
    if (/(^|\/)(404|500)$/.test(address)) errors.set(address, file);
    else pages.set(address, file);
  }
  const onDemand = list.onDemand.map((pattern) => new RegExp(pattern));
  return {
    page: (pathname) => pages.get(pathname),
    errorPage: (status, pathname) => errors.get(`/${pathname.split('/')[1]}/${status}`) ?? errors.get(`/${status}`),
    isErrorPage: (pathname) => errors.has(pathname),
    isOnDemand: (pathname) => onDemand.some((pattern) => pattern.test(pathname)),
  };
}

/** `shop/kochen.html` and `shop/kochen/index.html` are `/shop/kochen`; every other file is its own address. */
const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Their names change with their content. */
const isImmutable = (name: string) =>
  /^(_astro|media|builds\/meta)\//.test(name) || /^[^/]+\.[0-9a-f]{8,}\.\w+$/.test(name);
