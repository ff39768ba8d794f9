import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { DEFAULT_SHARE_PICTURE, type SharePicture, shareAddress } from './share-picture.ts';

/** A note of a page to the build. */
type BuildNote =
  /** The page at this path shows these products and categories, by id. */
  | { path: string; shows: string[] }
  /** The page wants this picture to be drawn for sharing. */
  | { share: SharePicture };

/**
 * Environment variable with the path of the notes while a build or the dev server runs. Pages are rendered in a separate
 * module graph, which shares environment and disk with the integrations, but no variables.
 */
const FILE = 'BUILD_NOTES';

/** Creates the file of notes; it is removed when this process ends. */
export function startBuildNotes(): void {
  const file = `.cache/build-notes-${process.pid}.ndjson`;
  process.env[FILE] = file;
  process.once('exit', () => rmSync(file, { force: true }));
}

/** @returns false where nobody collects notes, as in a running shop */
export function noteForBuild(note: BuildNote): boolean {
  const file = process.env[FILE];
  if (file) appendFileSync(file, `${JSON.stringify(note)}\n`);
  return file !== undefined;
}

export function readBuildNotes(): BuildNote[] {
  const file = process.env[FILE];
  if (!file || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

let isDrawn: (address: string) => boolean = () => false;

/** Sets which share pictures the running release has. */
export const setDrawnPictures = (isInRelease: typeof isDrawn): void => {
  isDrawn = isInRelease;
};

/**
 * URL of a page's share picture. During a build it is noted and drawn; for a page added after the build it is the shop's
 * default one. Undefined where none are drawn, as in tests.
 */
export function sharedAs(picture: SharePicture): string | undefined {
  if (noteForBuild({ share: picture })) return shareAddress(picture);
  return [picture, DEFAULT_SHARE_PICTURE].map(shareAddress).find(isDrawn);
}
