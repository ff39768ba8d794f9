import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Raise it when what is made from the same content changes, so that running shops fill their catalogue anew. */
const LAYOUT = 5;

/** The folders of content that the catalogue is made from. */
const FOLDERS = ['products', 'categories', 'properties', 'pages', 'shop'];

/** Changes when a file of the catalogue is added, changed or removed; the same wherever the same content lies. */
export function contentDigest(content: string): string {
  const hash = createHash('sha256').update(`layout ${LAYOUT}`);
  for (const folder of FOLDERS.filter((name) => existsSync(join(content, name))))
    for (const name of filesBelow(join(content, folder)))
      hash.update(`\n${folder}/${name}\n`).update(readFileSync(join(content, folder, name)));
  return hash.digest('hex');
}

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .sort();
