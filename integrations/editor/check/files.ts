import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the check looks at, by path from the project root, with slashes. */
export interface ContentFiles {
  /** Each YAML file of content/ as it is written. */
  texts: Map<string, string>;
  /** Pictures and what `public/` holds, in bytes. */
  sizes: Map<string, number>;
}

const TEXTS = 'content/**/*.{yaml,yml}';
const OTHERS = ['content/media/pictures/*.*', 'public/**/*.*'];

export function readFiles(root = '.'): ContentFiles {
  const files: ContentFiles = { texts: new Map(), sizes: new Map() };
  for (const file of globSync([TEXTS, ...OTHERS], { cwd: root }).sort())
    readAgain(files, root, file.replaceAll('\\', '/'));
  return files;
}

/** After a file was written, moved or removed. */
export function readAgain({ texts, sizes }: ContentFiles, root: string, file: string): void {
  const isText = path.matchesGlob(file, TEXTS);
  if (!isText && !OTHERS.some((pattern) => path.matchesGlob(file, pattern))) return;
  const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!stat?.isFile()) (isText ? texts : sizes).delete(file);
  else if (isText) texts.set(file, readFileSync(path.join(root, file), 'utf8'));
  else sizes.set(file, stat.size);
}
