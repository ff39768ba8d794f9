import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file is on the disk, so that a name given to it afterwards never stands for half of it. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
