import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { SharePicture } from '#values/share-picture.ts';
import type { Manifest } from './manifest.ts';

/** In the folder of a release: its pictures, and the share pictures of its pages. */
export const MEDIA_MANIFEST = 'media-manifest.json';
export const SHARE_LIST = 'share.json';

/** What files are made from. */
const Pictures = z.record(
  z.string(),
  z.looseObject({
    digest: z.string(),
    source: z.string(),
    alpha: z.boolean(),
    model: z.optional(z.string()),
    files: z.array(z.looseObject({ width: z.number(), height: z.number(), avif: z.string(), webp: z.string() })),
  }),
);
const Shared = z.array(z.looseObject({ title: z.string() }));

/** A list of pictures of a release that can't be read. */
export class BrokenList extends Error {}

/** The pictures of a release; none where it has no such file. @throws {BrokenList} with file, place and repair */
export const picturesIn = (release: string): Manifest => read<Manifest>(release, MEDIA_MANIFEST, Pictures) ?? {};

/** Its share pictures. @throws {BrokenList} with file, place and repair */
export const sharedIn = (release: string): SharePicture[] => read<SharePicture[]>(release, SHARE_LIST, Shared) ?? [];

function read<List>(release: string, name: string, schema: z.ZodMiniType): List | undefined {
  const file = path.join(release, name);
  const text = textOf(file);
  if (text === undefined) return undefined;
  const list = jsonIn(text, file);
  const [issue] = z.safeParse(schema, list).error?.issues ?? [];
  if (!issue) return list as List;
  const expected = issue.code === 'invalid_type' ? `, expected ${issue.expected}` : '';
  throw broken(file, `is wrong at "${issue.path.join('.')}"${expected}`);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw broken(file, `can't be read (${code})`);
  }
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw broken(file, 'breaks off, or is no JSON');
  }
}

const broken = (file: string, what: string): BrokenList =>
  new BrokenList(`${file} ${what}: npm run build makes another release, npm run release lists those that are kept.`);
