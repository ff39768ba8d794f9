import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isText } from '#server/build/list-files.ts';
import { keepFile } from '#server/keep-file.ts';
import { BUILT_SITE_URL } from '#values/http.ts';
import type { Encoding } from './encoding.ts';
import { compress, isWhole, isWorthIt } from './encoding.ts';
import type { SiteFile } from './file.ts';
import { MemoryCache } from './memory-cache.ts';

/** A file as it is sent. */
export interface FileBody {
  bytes: Buffer;
  encoding: Encoding;
}

/** Smaller files fit into the first packet anyway. */
const WORTH_COMPRESSING = 512;

/** Larger files that don't compress are streamed from the disk. */
const KEPT_UP_TO = 512 * 1024;

/** Files compressed at a time; they share libuv's four threads with everything else. */
const AT_ONCE = 2;

/** When this many files wait to be compressed, further ones are sent uncompressed. */
const MOST_WAITING = 50;

/**
 * The bodies of a release's files: with the shop's own address in them, compressed the first time somebody asks, kept in
 * memory and on disk. A compressed file is named by its content, so that releases share it.
 */
export class FileBodies {
  readonly #siteUrl: string;
  readonly #folder: string;
  readonly #memory = new MemoryCache();
  readonly #limit = pLimit(AT_ONCE);

  /** @param siteUrl the shop's origin @param folder where compressed files are kept */
  constructor(siteUrl: string, folder = COMPRESSED) {
    this.#siteUrl = siteUrl;
    this.#folder = folder;
  }

  /** @throws ENOENT when the release was removed meanwhile. */
  async body(file: SiteFile, preferred: Encoding): Promise<FileBody> {
    if (preferred === 'identity' || !this.#compresses(file))
      return { bytes: await this.#plain(file), encoding: 'identity' };
    const key = this.compressedName(file, preferred);
    if (!this.#memory.has(key) && this.#limit.pendingCount > MOST_WAITING)
      return { bytes: await this.#plain(file), encoding: 'identity' };
    const bytes = await this.#memory.once(key, () => this.#compressed(file, preferred, key));
    return isWorthIt(bytes, file.bytes)
      ? { bytes, encoding: preferred }
      : { bytes: await this.#plain(file), encoding: 'identity' };
  }

  /** Whether the body has to be streamed: it is large, and sent as it is on disk. */
  isStreamed = (file: SiteFile): boolean => !file.content && file.bytes > KEPT_UP_TO && !isText(file.type);

  isCompressible = (file: SiteFile): boolean => this.#compresses(file);

  /** Changes with the content, and with the shop's address where the content holds it. */
  etag = (file: SiteFile): string => `W/"${this.#version(file)}"`; // weak: the same meaning in every encoding

  /** Name of the compressed file in the cache folder. */
  compressedName = (file: SiteFile, encoding: Exclude<Encoding, 'identity'>): string =>
    `${this.#version(file)}.${encoding === 'br' ? 'br' : 'gz'}`;

  #version({ digest, hasSiteUrl }: SiteFile): string {
    return hasSiteUrl ? `${digest}.${createHash('sha256').update(this.#siteUrl).digest('hex').slice(0, 8)}` : digest;
  }

  #compresses = ({ type, bytes }: SiteFile): boolean => isText(type) && bytes >= WORTH_COMPRESSING;

  #plain(file: SiteFile): Promise<Buffer> {
    return this.#memory.once(this.#version(file), async () => {
      const bytes = file.content ?? (await readFile(file.disk));
      return file.hasSiteUrl ? Buffer.from(bytes.toString().replaceAll(BUILT_SITE_URL, () => this.#siteUrl)) : bytes;
    });
  }

  async #compressed(file: SiteFile, encoding: Exclude<Encoding, 'identity'>, name: string): Promise<Buffer> {
    const disk = path.join(this.#folder, name);
    const existing = await readFile(disk).catch(() => undefined);
    if (existing && (await isWhole(existing, encoding))) return existing;
    const bytes = await this.#limit(async () => compress(await this.#plain(file), encoding, file.type));
    await keepFile(disk, bytes);
    return bytes;
  }
}

/** Compressed files of all releases. */
export const COMPRESSED = '.cache/compressed';
