import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import subset from 'subset-font';

const FONT_FACES = 'src/styles/fonts.css';
const FOLDER = path.resolve('.cache/fonts');
/** With the features that the style sheets ask for; glyphs for others, such as fractions made of digits, are left out. */
const CUT = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'tnum', 'pnum', 'lnum'],
};

/** The characters that nearly all pages use, as `~fonts/{name}.woff2` in fonts.css, cut out of these packages. */
const FONTS = {
  besley: '@fontsource/besley/files/besley-latin-500-normal.woff2',
  familjen: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
};

/** Cuts each font down to the `unicode-range` that fonts.css gives it. A page with other characters loads the whole font. */
export function fontsIntegration(): AstroIntegration {
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const css = await readFile(FONT_FACES, 'utf8');
        const ranges = Object.keys(FONTS).map((name) => rangeOf(css, `~fonts/${name}.woff2`));
        const folder = path.join(FOLDER, await digestOf(ranges));
        if (!existsSync(folder)) await cutAll(folder, ranges);
        updateConfig({ vite: { resolve: { alias: { '~fonts': folder } } } });
      },
    },
  };
}

/** Other fonts or ranges lie in another folder. */
async function digestOf(ranges: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update([...ranges, ...CUT.keepFeatures].join());
  for (const source of Object.values(FONTS)) hash.update(await wholeFont(source));
  return hash.digest('hex').slice(0, 12);
}

async function cutAll(folder: string, ranges: readonly string[]): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const [at, [name, source]] of Object.entries(FONTS).entries()) {
    const font = await subset(await wholeFont(source), charactersOf(ranges[at] ?? ''), CUT);
    await writeFile(path.join(unfinished, `${name}.woff2`), font);
  }
  await rename(unfinished, folder).catch((error) => {
    if (!existsSync(folder)) throw error; // another process was first
  });
}

const wholeFont = (source: string): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(source));

/** The `unicode-range` of the @font-face rule with this source. @throws when there is none. */
export function rangeOf(css: string, source: string): string {
  const rule = css.match(/@font-face \{[^}]*\}/g)?.find((block) => block.includes(`"${source}"`));
  const range = rule?.match(/unicode-range:\s*([^;]+);/)?.[1];
  if (!range) throw new Error(`No @font-face rule with ${source} has a unicode-range.`);
  return range;
}

/** Every character of a CSS `unicode-range`: `U+41-43, U+E4` is “ABCä”. */
export const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
