import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SiteList, siteListFile, writeSiteList } from '#server/build/site-list.ts';
import { builtFolder, builtRelease as builtIn } from '#server/release/releases.ts';

/** Folder of the release that tests look at, which may be another than the current one. @throws where nothing whole was built. */
export const builtRelease = (dist = process.env.DIST_DIR ?? 'dist'): string => builtFolder(dist);

/** Settings of a shop that a test opens, so that it serves that one; where nothing is built, the shop says so. */
export function servedInTests(dist = process.env.DIST_DIR ?? 'dist'): { RELEASE?: string } {
  const id = builtIn(dist);
  return id ? { RELEASE: id } : {};
}

export const builtFiles = (release: string): SiteList => JSON.parse(readFileSync(siteListFile(release), 'utf8'));

/** Where a file of a release lies; its addresses begin at `client`. */
export const clientFolder = (release: string): string => path.join(release, 'client');

/** A release that is whole, though it has no pages. */
export function emptyRelease(release: string): void {
  mkdirSync(release, { recursive: true });
  writeSiteList(release, { files: {}, onDemand: [], shownIn: {} });
}
