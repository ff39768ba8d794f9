import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';

const Manifest = z.record(
  z.string(),
  z.looseObject({
    width: z.number(),
    height: z.number(),
    colour: z.string(),
    alpha: z.boolean(),
    model: z.optional(z.string()),
    alt: z.optional(z.looseObject({ de: z.string() })),
    files: z.array(z.looseObject({ width: z.number(), height: z.number(), avif: z.string(), webp: z.string() })),
  }),
);
type Entry = z.infer<typeof Manifest>[string];

/** The shop's pictures as Media entities. `alt` is what the picture shows, in the language of the request. */
export type Pictures = {
  /** The picture of a media id; null when there is none (planned ones may be named before they exist). */
  media: (id: string | null | undefined, alt?: string | null) => MediaEntity | null;
  /** What the picture of a media id shows; null where nobody has said it. */
  alt: (id: string, locale: Locale) => string | null;
  /** The first of these media ids that exists. */
  first: (ids: readonly string[]) => string | null;
  /** All that exist. */
  ids: () => Iterable<string>;
};

/**
 * Reads the pictures of the release that is served, or those that were last described; without any, the shop has none.
 * @throws {BrokenManifest} when what describes them can't be read
 */
export function readPictures(): Pictures {
  const release = process.env.RELEASE_DIR;
  return picturesOf(
    (release && entriesIn(`${release}/media-manifest.json`)) || (entriesIn('.cache/media/manifest.json') ?? {}),
  );
}

export function picturesOf(entries: Record<string, Entry>): Pictures {
  const words = new Map(
    Object.entries(entries).map(([name, { alt }]) => [idOf('media', name), alt as Text | undefined]),
  );
  const byId = new Map(
    Object.entries(entries).flatMap(([name, entry]) => {
      const id = idOf('media', name);
      const picture = serializePicture(id, name, entry);
      return picture ? [[id, picture]] : [];
    }),
  );
  return {
    media: (id, alt = null) => {
      const picture = id ? byId.get(id) : undefined;
      return picture ? { ...picture, alt, translated: { ...picture.translated, alt } } : null;
    },
    alt: (id, locale) => {
      const text = words.get(id);
      return text ? inLanguage(locale, text) : null;
    },
    first: (ids) => ids.find((id) => byId.has(id)) ?? null,
    ids: () => byId.keys(),
  };
}

export type MediaEntity = NonNullable<ReturnType<typeof serializePicture>>;

/** Widths as WebP in `thumbnails`, as every client reads them, and as AVIF in an extension. */
function serializePicture(id: string, name: string, { files, colour, alpha, model }: Entry) {
  const largest = files.at(-1);
  if (!largest) return null;
  const thumbnails = (format: 'webp' | 'avif') =>
    files.map(({ width, height, [format]: url }) => ({
      id: idOf('thumbnail', url),
      mediaId: id,
      width,
      height,
      url,
      path: url.slice(1),
      apiAlias: 'media_thumbnail' as const,
    }));
  const customFields = { hof_colour: colour, hof_alpha: alpha, ...(model && { hof_model: model }) };
  const alt = null as string | null;
  return {
    id,
    url: largest.webp,
    path: largest.webp.slice(1),
    mimeType: 'image/webp',
    fileName: name,
    fileExtension: 'webp',
    fileSize: null,
    title: null,
    alt,
    // 18: WebP in PHP's words; a file has another address once its picture is another
    metaData: { width: largest.width, height: largest.height, type: 18, hash: idOf('media-file', largest.webp) },
    hasFile: true,
    private: false,
    thumbnails: thumbnails('webp'),
    customFields,
    translated: { title: null, alt, customFields },
    extensions: { avif: { thumbnails: thumbnails('avif'), apiAlias: 'media_avif' as const } },
    apiAlias: 'media' as const,
  };
}

/** A file that a buyer gets: known by name, never by address. */
export function serializeFile(id: string, fileName: string, fileExtension: string) {
  return {
    id,
    url: '',
    path: '',
    mimeType: 'application/pdf',
    fileName,
    fileExtension,
    fileSize: null,
    title: null,
    alt: null,
    metaData: null,
    hasFile: true,
    private: true,
    thumbnails: [],
    customFields: null,
    translated: { title: null, alt: null, customFields: {} },
    apiAlias: 'media' as const,
  };
}

/** What a build has described can't be read: nothing that a request could mend, so a start says it. */
export class BrokenManifest extends Error {}

/** @throws {BrokenManifest} with file, place and repair */
function entriesIn(file: string): Record<string, Entry> | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  const { data, error } = z.safeParse(Manifest, jsonIn(text, file));
  if (data) return data;
  const [issue] = error.issues;
  const expected = issue?.code === 'invalid_type' ? `, expected ${issue.expected}` : '';
  throw broken(file, `is wrong at "${issue?.path.join('.') ?? ''}"${expected}`);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw broken(file, `can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw broken(file, 'is no JSON');
  }
}

const broken = (file: string, what: string): BrokenManifest =>
  new BrokenManifest(`${relative('.', file)} ${what}: remove it, and "npm run build" describes the pictures anew.`);
