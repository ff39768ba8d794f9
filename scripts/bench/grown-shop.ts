import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { FAMILY_PREFIX } from '#features/content-schema/product.schema.ts';

/** An article of content, as it is written or as it was read. */
interface Entry {
  number: string;
  family: string;
  name: Record<string, string>;
  slug: Record<string, string>;
  variants?: { number: string; ean?: string | undefined }[];
  ean?: string | undefined;
}

/** Folders that a copy of the project shares with it: nothing that a build from nothing would have to make. */
const SHARED = ['node_modules'];

/** What a number of an article looks like, with the sign of a variant behind it. */
const NUMBER = /^(\d{2}-\d{3})((?:-[A-Z0-9]+)*)$/;

/**
 * A copy of the project in `folder`, as it is committed or changed here, whose catalogue has `count` articles: those of
 * the shop, and copies of them with numbers, names and addresses of their own. What belongs together (spare parts, bins,
 * accessories) is copied together; pictures are shared.
 */
export function growShop(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0')) {
    if (!file || /^(tests|docs|bench)\//.test(file) || !existsSync(file)) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  for (const name of SHARED) symlinkSync(path.resolve(name), path.join(folder, name));
  const products = path.join(folder, 'content/products');
  const entries = readdirSync(products).map((name) =>
    parse(readFileSync(path.join(products, name, 'product.yaml'), 'utf8')),
  );
  for (const { copy } of copies(entries, count - entries.length)) {
    mkdirSync(path.join(products, copy.number));
    writeFileSync(path.join(products, copy.number, 'product.yaml'), stringify(copy));
  }
}

/** @yields at most `count` articles that are not in `entries`, each with the one that it was made from and how manieth it is. */
export function* copies<Article extends Entry>(entries: readonly Article[], count: number): Generator<Copy<Article>> {
  const next = nextNumbers(entries.map(({ number }) => number));
  let made = 0;
  for (let round = 1; made < count; round++) {
    const numbers = new Map(entries.slice(0, count - made).flatMap((entry) => pair(entry, next(entry))));
    if (numbers.size === 0) throw new Error(`There are numbers for ${made} more articles only.`);
    made += numbers.size;
    for (const of of entries) if (numbers.has(of.number)) yield { of, round, copy: copyOf(of, round, numbers) };
  }
}

type Copy<Article> = { of: Article; round: number; copy: Article };

const pair = ({ number }: Entry, copy: string | undefined): [string, string][] => (copy ? [[number, copy]] : []);

/** Families have the first two digits of their articles; all others take what is free from 70 on. */
function nextNumbers(taken: readonly string[]) {
  const used = new Set(taken);
  const last = new Map<string, number>();
  const after = (prefix: string): string | undefined => {
    for (let number = last.get(prefix) ?? 100; number < 999; ) {
      last.set(prefix, ++number);
      if (!used.has(`${prefix}-${number}`)) return `${prefix}-${number}`;
    }
    return;
  };
  return ({ family }: Entry): string | undefined => {
    const familyPrefix = FAMILY_PREFIX[family as keyof typeof FAMILY_PREFIX];
    if (familyPrefix) return after(familyPrefix);
    for (let prefix = 70; prefix < 100; prefix++) {
      const number = after(String(prefix));
      if (number) return number;
    }
    return;
  };
}

function copyOf<Article extends Entry>(entry: Article, round: number, numbers: ReadonlyMap<string, string>): Article {
  const { ean, variants, ...rest } = entry;
  const copy = renumbered(rest, numbers) as Article;
  const each = (texts: Record<string, string>, between: string) =>
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, `${text}${between}${round}`]));
  return {
    ...copy,
    name: each(entry.name, ' '),
    slug: each(entry.slug, '-'),
    ...(variants && {
      variants: variants.map(({ ean, ...variant }) => renumbered(variant, numbers)) as Entry['variants'],
    }),
  };
}

/** The value with every number of an article replaced by that of its copy. */
function renumbered(value: unknown, numbers: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renumbered(one, numbers));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renumbered(one, numbers)]));
  if (typeof value !== 'string') return value;
  const [, parent = '', sign = ''] = NUMBER.exec(value) ?? [];
  return parent && numbers.has(parent) ? `${numbers.get(parent)}${sign}` : value;
}
