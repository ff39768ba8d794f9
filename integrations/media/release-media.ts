import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#config.schema.ts';
import { isKept, type MadeFile } from '#server/keep-file.ts';
import { MemoryCache } from '#server/responses/memory-cache.ts';
import { remotePicturesOf } from '#values/remote-picture.server.ts';
import { type SharePicture, shareAddress } from '#values/share-picture.ts';
import { createQueue } from '#values/turns.ts';
import { copyModel, copyModels, EDITED, type Manifest, type Sources, sourceOf } from './manifest.ts';
import { picturesIn, sharedIn } from './release-lists.ts';

/**
 * Pictures that are made when they are asked for: so many at a time, since they share libuv's four threads with everything
 * else, and so many may wait. A page shows less than a hundred, and one takes up to a second.
 */
const ROOM = { atOnce: 2, ofOne: 100, ofAll: 300 };

/** Told while files are made: how many of a kind are done. */
export type Progress = (what: 'pictures' | 'pictures for sharing', done: number, total: number) => void;

/** Of all releases together, and of other servers. */
const enqueue = createQueue(ROOM);
/** What the disk did not take: making it for each who asks would keep a core busy. Names change with what they show. */
const unkept = new MemoryCache();

/** The pictures of one release: made when they are first asked for, or all at once, and kept on disk for all releases. */
export class ReleaseMedia {
  readonly #manifest: Manifest;
  readonly #sources: Sources;
  readonly #sharePictures: Map<string, SharePicture>;
  readonly #running = new Map<string, Promise<MadeFile | null>>();
  readonly #ownAddresses: Set<string>;

  /** @param release its folder; one without pictures has none @throws {BrokenList} where they can't be read */
  constructor(release: string) {
    this.#manifest = picturesIn(release);
    this.#sources = sourcesIn(release);
    this.#sharePictures = new Map(sharedIn(release).map((picture) => [shareAddress(picture), picture]));
    this.#ownAddresses = new Set(this.#addresses());
  }

  /** Whether a picture for sharing is known by this address. */
  isShared = (address: string): boolean => this.#sharePictures.has(address);

  /** Names of all its files, made or not. */
  names(): string[] {
    return this.#addresses().map((address) => path.basename(address));
  }

  #addresses(): string[] {
    const pictures = Object.values(this.#manifest).flatMap(({ files, model = '' }) => [
      model,
      ...files.flatMap(({ avif, webp }) => [avif, webp]),
    ]);
    return [...pictures, ...this.#sharePictures.keys()];
  }

  /**
   * The file of `/media/…` or `/share/…`, made now if need be; null when there is none, or its source is gone.
   * @throws {NoTurn} when this visitor, or all together, wait for too many
   */
  async file(address: string, visitor: string): Promise<MadeFile | null> {
    if (!isPicture(address)) return null;
    const disk = `.cache${address}`;
    if (isKept(disk)) return { disk }; // maybe of another release
    const content = unkept.get(address);
    if (content) return { disk, content };
    if (!this.#ownAddresses.has(address)) return null;
    const running = this.#running.get(address) ?? enqueue({ visitor }, () => this.#make(address));
    this.#running.set(address, running);
    return running.finally(() => this.#running.delete(address));
  }

  /** The tools are loaded when there is work: a shop whose pictures are all made never needs them. */
  async #make(address: string): Promise<MadeFile | null> {
    const made = await this.#madeNow(address);
    if (made?.content) unkept.set(address, made.content);
    return made;
  }

  async #madeNow(address: string): Promise<MadeFile | null> {
    if (address.endsWith('.glb')) return copyModel(this.#manifest, address, this.#sources);
    if (address.startsWith('/media/')) return (await scaling()).scaleOne(this.#manifest, address, this.#sources);
    return (await drawing()).drawOne(this.#sharePictures, this.#source, address);
  }

  #source = (address: string) => sourceOf(this.#manifest, address, this.#sources);

  /** Makes everything that is missing. */
  async makeAll(onProgress: Progress): Promise<void> {
    await copyModels(this.#manifest, this.#sources);
    const onPicture = (...count: [done: number, total: number]) => onProgress('pictures', ...count);
    await (await scaling()).scaleAll(this.#manifest, onPicture, this.#sources);
    await (await drawing()).drawAll(this.#sharePictures, this.#source, (...count) =>
      onProgress('pictures for sharing', ...count),
    );
  }
}

let remote: Promise<ReturnType<typeof import('./remote-media.ts').remoteMedia>> | undefined;

/** The file of `/media/remote/…`: a picture of the configured Shopware. @throws {QueueFullError} as above */
export async function remotePicture(address: string, visitor: string): Promise<MadeFile | null> {
  remote ??= import('./remote-media.ts').then(({ remoteMedia }) =>
    remoteMedia(remotePicturesOf(readConfig(process.env)), enqueue),
  );
  return (await remote)(address, visitor);
}

/** Whether an address may be that of a picture or a model. */
export const isPicture = (address: string): boolean => PICTURE.test(address);

const PICTURE = /^\/(media|share)\/[\w.-]+\.(avif|webp|glb|jpg)$/;

/** Copied at the build; releases from before 2026-11-25 have none. */
function sourcesIn(release: string): Sources {
  const copies = { pictures: path.join(release, EDITED.pictures), models: path.join(release, EDITED.models) };
  return existsSync(copies.pictures) ? copies : EDITED;
}

const scaling = () => import('./scale.ts');
const drawing = () => import('./share/draw.ts');
