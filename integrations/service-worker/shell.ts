import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** What the worker takes along at once; `bytes` are those on the wire, after gzip. */
export interface Shell {
  files: string[];
  bytes: number;
}

/** Most that a visitor is made to load for days without a connection. */
const MOST_BYTES = 30 * 1024;

/** Pages, and the styles and scripts that they load by themselves. @throws when that is more than a visitor wants */
export async function shellOf(client: string, pages: readonly string[]): Promise<Shell> {
  const files = new Set<string>();
  let bytes = 0;
  const take = async (address: string, disk: string) => {
    if (files.has(address)) return '';
    files.add(address);
    const text = await readFile(`${client}/${disk}`, 'utf8');
    bytes += gzipSync(text).length;
    return text;
  };
  for (const page of pages) {
    const html = await take(page, `${page}/index.html`);
    for (const file of filesIn(html)) for (const chunk of importsIn(await take(file, file))) await take(chunk, chunk);
  }
  if (bytes > MOST_BYTES)
    throw new Error(`The offline pages weigh ${bytes} bytes, at most ${MOST_BYTES} are taken along: ${[...files]}`);
  return { files: [...files], bytes };
}

/** What a page needs to be awake, islands and all: what it names itself, and what that can't begin without. */
export async function neededBy(client: string, page: string): Promise<string[]> {
  const files = new Set<string>();
  const take = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    files.add(file);
    if (file.endsWith('.js'))
      for (const chunk of importsIn(await readFile(`${client}${file}`, 'utf8'))) await take(chunk);
  };
  const html = await readFile(`${client}${page}/index.html`, 'utf8');
  for (const [file] of html.matchAll(/\/_astro\/[\w.~-]+\.(?:css|js)\b/g)) await take(file);
  return [...files];
}

/** Not what is for paper, and not what waits in a template for the first sign of a shopper. */
export function filesIn(html: string): string[] {
  const shown = html.replace(/<template\b[\s\S]*?<\/template>/g, '');
  const tags = shown.match(/<(?:link rel="stylesheet"|script type="module")[^>]*>/g) ?? [];
  return tags.flatMap((tag) =>
    tag.includes('print') ? [] : (tag.match(/(?:href|src)="(\/_astro\/[^"]+)"/)?.[1] ?? []),
  );
}

/** Chunks that a script can't begin without. */
export const importsIn = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/_astro/${name}`);
