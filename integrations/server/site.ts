import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IntegrationResolvedRoute } from 'astro';
import { BrokenList } from '#media/release-lists.ts';
import { isPicture, ReleaseMedia, remotePicture } from '#media/release-media.ts';
import type { MadeFile } from '#server/keep-file.ts';
import { LIVE } from '#server/on-demand/on-demand-url.ts';
import { isRemotePicture } from '#values/remote-picture.server.ts';
import type { ReleaseApp } from './app.ts';
import { describeFile, typeOf } from './build/list-files.ts';
import { flawOf, readSiteList, type SiteList, siteListFile } from './build/site-list.ts';
import { KeptPages } from './on-demand/kept-pages.ts';
import { PageFiles } from './on-demand/page-files.ts';
import { draw, ownRound, type ResponseRecorder } from './on-demand/render.ts';
import { beginOf } from './release/releases.ts';
import type { SiteFile } from './responses/file.ts';
import { FileBodies } from './responses/file-bodies.ts';
import type { ResponseBridge } from './responses/response-bridge.ts';
import { goesOn } from './state/watchdog.ts';

/** A release as it is served: its files by address, and Astro for everything else. */
export interface Site {
  pages: PageFiles;
  /** A picture, made now if need be, or an asset of an earlier release; undefined for every other address. @throws {NoTurn} when too many pictures are to be made */
  asset(pathname: string, visitor: string): Promise<SiteFile | undefined>;
  /** The page for an error, in the language of the address where there is one. */
  errorPage(name: number | 'maintenance', pathname: string): SiteFile | undefined;
  /** The status of an error page that is requested itself: `/404`, `/en-US/error/503`; undefined for other pages. */
  errorStatus(pathname: string): number | undefined;
  isOnDemand(pathname: string): boolean;
  bodies: FileBodies;
  /** Renders a page. */
  handle(request: IncomingMessage, paper: ResponseBridge | ResponseRecorder): Promise<void>;
  /** Answers everything that is no page: the Store API, payments, health. */
  app: ReleaseApp;
}

export interface SiteSettings {
  /** Folder of the release. */
  release: string;
  /** Folders of all releases: open pages may still ask for assets of another one. */
  releases: () => readonly string[];
  /** The shop's origin: `https://shop.example`. */
  origin: string;
  /**
   * The store of which pages are rendered on demand: they become files, for shops of the same store and origin. Undefined where
   * nobody tells the shop what has changed.
   */
  keptFor?: string | undefined;
}

/**
 * Opens a release.
 * @throws when it is not whole, and what the pages' code throws when it starts, for instance a half-set configuration.
 */
export async function openSite({ release, releases, origin, keptFor }: SiteSettings): Promise<Site> {
  const list = readSiteList(release);
  const entry = path.join(release, 'server/entry.mjs');
  if (!list || !existsSync(entry))
    throw new Error(
      `This release can't be served, because ${flawOf(release) ?? `${entry} is not there`}: run npm run build.`,
    );
  const media = new ReleaseMedia(release);
  const allMedia = mediaOf(releases, release, media);
  process.env.ASTRO_NODE_AUTOSTART = 'disabled';
  const { handler }: { handler: Site['handle'] } = await load(entry);
  const app: ReleaseApp = await load(path.join(release, 'server/app.mjs'));
  app.setDrawnPictures((address) => media.isShared(address));
  app.onResume(goesOn);
  const kept = keptFor === undefined ? undefined : new KeptPages(release, `${keptFor} ${origin}`);
  const site: Site = {
    ...filesOf(release, list, kept),
    asset: async (pathname, visitor) => {
      if (isRemotePicture(pathname)) return siteFileOf(await remotePicture(pathname, visitor));
      return isPicture(pathname) ? pictureAt(allMedia(), pathname, visitor) : otherAsset(releases, pathname);
    },
    bodies: new FileBodies(origin),
    app,
    handle: async (request, paper) => {
      await ownRound();
      goesOn();
      await handler(request, paper);
    },
  };
  app.setPageRenderer?.((address) => draw(site, address));
  return site;
}

const load = (file: string) => import(pathToFileURL(path.resolve(file)).href);

function filesOf(release: string, list: SiteList, kept?: KeptPages): Omit<Site, 'handle' | 'app' | 'asset' | 'bodies'> {
  const pages = new Map<string, SiteFile>();
  const errors = new Map<string, SiteFile>();
  for (const [name, listed] of Object.entries(list.files)) {
    const file = {
      ...listed,
      disk: path.join(release, 'client', name),
      immutable: isImmutable(name),
      policy: list.policies?.[listed.policyAt ?? -1],
    };
    const address = addressOf(name);
    const error = readError(address);
    if (error) errors.set(error.key, file);
    else pages.set(address, file);
  }
  const onDemand = list.onDemand.map((pattern) => new RegExp(pattern));
  return {
    pages: new PageFiles(
      {
        page: (pathname) => pages.get(pathname),
        addresses: () => pages.keys(),
        shownIn: list.shownIn,
        begunAt: begunAt(release),
      },
      kept,
    ),
    errorPage: (name, pathname) => errors.get(`/${pathname.split('/')[1]}/${name}`) ?? errors.get(`/${name}`),
    errorStatus: (pathname) => readError(pathname)?.status,
    isOnDemand: (pathname) => onDemand.some((pattern) => pattern.test(pathname)),
  };
}

/** When the build of a release began, ms since 1970. */
const begunAt = (release: string): number => beginOf(path.basename(release)) ?? statSync(siteListFile(release)).mtimeMs;

/** The name of a picture changes with its content, so it says enough for an etag. */
async function pictureAt(
  all: Iterable<ReleaseMedia>,
  pathname: string,
  visitor: string,
): Promise<SiteFile | undefined> {
  for (const media of all) {
    const made = siteFileOf(await media.file(pathname, visitor));
    if (made) return made;
  }
  return undefined;
}

function siteFileOf(made: MadeFile | null): SiteFile | undefined {
  if (!made) return undefined;
  const { disk, content } = made;
  const bytes = content?.length ?? statSync(disk).size;
  return { disk, content, digest: path.basename(disk), type: typeOf(disk), bytes, immutable: true };
}

/**
 * Open pages may show pictures of another release that are not made yet: looks them up in this release, then in the
 * others, each read when it is needed.
 */
function mediaOf(
  releases: () => readonly string[],
  ownRelease: string,
  media: ReleaseMedia,
): () => Generator<ReleaseMedia> {
  const mediaByRelease = new Map<string, ReleaseMedia | null>([[ownRelease, media]]);
  return function* () {
    yield media;
    for (const release of releases().filter((each) => each !== ownRelease)) {
      const media = mediaByRelease.has(release) ? mediaByRelease.get(release) : unlessBroken(release);
      mediaByRelease.set(release, media ?? null);
      if (media) yield media;
    }
  };
}

/** A broken list of another release fails no request: it is logged once, and its pictures are not made any more. */
function unlessBroken(release: string): ReleaseMedia | null {
  try {
    return new ReleaseMedia(release);
  } catch (trouble) {
    if (!(trouble instanceof BrokenList)) throw trouble;
    console.error(JSON.stringify({ level: 'error', at: 'pictures', what: trouble.message }));
    return null;
  }
}

/** Styles, scripts and data of another release, for pages that stayed open. */
async function otherAsset(releases: () => readonly string[], pathname: string): Promise<SiteFile | undefined> {
  if (!isImmutable(pathname.slice(1))) return undefined;
  const disk = releases()
    .map((release) => path.join(release, 'client', pathname))
    .find((file) => existsSync(file));
  return disk === undefined ? undefined : { ...(await describeFile(disk)), disk, immutable: true };
}

/** `/404` and `/error/404` are the same page; `/fr-FR/error/503` is one of a language, `/error/maintenance` says 503. */
function readError(address: string): { key: string; status: number } | undefined {
  const [, prefix = '', name] =
    address.match(/^(\/[a-z]{2}-[A-Z]{2})?(?:\/error)?\/(404|408|500|502|503|maintenance)$/) ?? [];
  return name ? { key: `${prefix}/${name}`, status: Number(name) || 503 } : undefined;
}

/** `shop/kochen.html` and `shop/kochen/index.html` are `/shop/kochen`; every other file is its own address. */
const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Their names change with their content. */
const isImmutable = (name: string) =>
  /^(_astro|builds\/meta)\/[\w.~-]+$/.test(name) || /^[^/]+\.[0-9a-f]{8,}\.\w+$/.test(name);

type Route = Pick<IntegrationResolvedRoute, 'origin' | 'isPrerendered' | 'type' | 'pattern' | 'patternRegex'>;

/**
 * Routes of the shop and its integrations, without those that Astro adds: `/_image`, the only one that takes requests,
 * scales any picture to any size, for seconds.
 */
export const ownRoutes = <One extends Pick<Route, 'origin'>>(routes: readonly One[]): One[] =>
  routes.filter(({ origin }) => origin !== 'internal');

/** Routes rendered on demand, as regular expressions. Includes redirects, which Astro answers even if marked as prerendered. */
export const onDemandPatterns = (routes: readonly Route[]): string[] =>
  ownRoutes(routes)
    .filter((route) => (!route.isPrerendered || route.type === 'redirect') && !route.pattern.startsWith(LIVE))
    .map((route) => route.patternRegex.source);
