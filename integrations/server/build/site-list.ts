import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the build tells the server: every file with its type, digest and size, and which addresses code owns. */
export interface SiteList {
  files: Record<string, ListedFile>;
  /** Each Content-Security-Policy once; pages name theirs by its place here. Releases before 2026-11-24 hold it in the page. */
  policies?: string[];
  /** Regular expressions of the routes that are drawn per request. */
  onDemand: string[];
  /** Addresses of the files that show a product or a category, by its id and other names. */
  shownIn: Record<string, string[]>;
}

export interface ListedFile {
  type: string;
  /** SHA-256 of the content, shortened. */
  digest: string;
  /** Size as it lies on disk. */
  bytes: number;
  /** It holds `BUILT_SITE_URL`, which the server replaces by the shop's own address. */
  hasSiteUrl?: true;
  /** The day (2026-12-15, Swiss time) on which the page shows other things than the file; most have none. */
  goodUntil?: string;
  /** Place of its Content-Security-Policy in `policies`. */
  policyAt?: number;
}

/** Beside `client/` and `server/`; written last, so where it stands the build is whole. */
export const siteListFile = (release: string) => path.join(release, 'site.json');

/** What the build notes before: the Content-Security-Policy of each file that had one, {file below client: policy}. */
export const policiesFile = (release: string) => path.join(release, 'policies.json');

export function readSiteList(release: string): SiteList | null {
  try {
    return JSON.parse(readFileSync(siteListFile(release), 'utf8'));
  } catch {
    return null; // not built, or being built
  }
}
