import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Raise it when what is made from the same content changes, so that running shops fill their catalogue anew. */
const LAYOUT = 3;

/** The folders of content that the catalogue is made from. */
const FOLDERS = ['products', 'categories', 'properties', 'pages', 'shop'];

/** Changes when a file of the catalogue is added, changed or removed. Names, sizes and times: no file is opened. */
export function contentDigest(content: string): string {
  const hash = createHash('sha256').update(`layout ${LAYOUT}`);
  for (const folder of FOLDERS.filter((name) => existsSync(join(content, name))))
    for (const line of filesBelow(join(content, folder), folder)) hash.update(line);
  return hash.digest('hex');
}

function filesBelow(path: string, name: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return filesBelow(file, `${name}/${entry.name}`);
    const { size, mtimeMs } = statSync(file);
    return [`${name}/${entry.name} ${size} ${mtimeMs}\n`];
  });
}
