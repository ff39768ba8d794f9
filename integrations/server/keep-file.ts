import { statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that was made: where it lies, and its content where the disk did not take it. */
export interface MadeFile {
  disk: string;
  content?: Buffer;
}

/** False for an empty file too, which a power failure may leave. */
export function isKept(file: string): boolean {
  try {
    return statSync(file).size > 0;
  } catch {
    return false;
  }
}

let serial = 0;

/**
 * Stores a generated file on disk. Written to a temporary name and renamed, because other processes may write and read
 * it at the same time. A full or read-only disk is no error: it is logged once.
 */
export async function keepFile(disk: string, content: Buffer): Promise<MadeFile> {
  const aside = `${disk}.${process.pid}-${serial++}`;
  try {
    await mkdir(path.dirname(disk), { recursive: true });
    await writeFile(aside, content, { flush: true }); // before it has its name: a power cut leaves no half of it
    await rename(aside, disk);
    return { disk };
  } catch (trouble) {
    await rm(aside, { force: true }).catch(() => {});
    logOnce(trouble as Error);
    return { disk, content };
  }
}

let isLogged = false;

function logOnce({ message }: Error): void {
  if (isLogged) return;
  isLogged = true;
  const what = `What is made for .cache can't be kept there, and is made again whenever it is asked for: ${message}`;
  console.error(JSON.stringify({ level: 'warn', at: 'cache', what }));
}
