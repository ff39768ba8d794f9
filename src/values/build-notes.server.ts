import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { DEFAULT_SHARE_PICTURE, type SharePicture, shareAddress } from './share-picture.ts';

/** What a page tells the build while it is rendered. */
type BuildNote =
  /** The page at this path shows these products and categories, by id. */
  | { path: string; shows: string[] }
  /** The page wants this picture to be drawn for sharing. */
  | { share: SharePicture };

/**
 * Names the file of notes while a build or the development server runs. Pages are rendered in a module graph of their own,
 * which shares the environment and the disk with the integrations, and no variables.
 */
const FILE = 'BUILD_NOTES';

/** Begins a file of notes, which goes when this process ends. */
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

/** Which pictures for sharing the running release has. */
export const setDrawnPictures = (isInRelease: typeof isDrawn): void => {
  isDrawn = isInRelease;
};

/**
 * Address of a page's picture for sharing. A build has it drawn; a running shop shows the shop's own for a page that came
 * after the build. Undefined where nobody draws, as in tests.
 */
export function sharedAs(picture: SharePicture): string | undefined {
  if (noteForBuild({ share: picture })) return shareAddress(picture);
  return [picture, DEFAULT_SHARE_PICTURE].map(shareAddress).find(isDrawn);
}
