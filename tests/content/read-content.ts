import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Catalogue } from '#features/content-schema/catalogue-rules.ts';
import { parseCategory, parsePropertyGroup } from '#features/content-schema/category.schema.ts';
import type { Entry } from '#features/content-schema/parse-entry.ts';
import { parseProduct } from '#features/content-schema/product.schema.ts';
import { parseLineComparison, parseProductLine } from '#features/content-schema/product-line.schema.ts';

/** Everything content/ says about what is sold. @throws Error when a file doesn't fit its schema. */
export const readCatalogue = (): Catalogue => ({
  products: entries('products', parseProduct),
  categories: entries('categories', parseCategory),
  properties: entries('properties', parsePropertyGroup),
  lines: entries('product-lines', parseProductLine),
  comparison: entry('content/shop/line-comparison.yaml', parseLineComparison),
});

/** One YAML file of content/, read and parsed. `file` is the path from the project root. */
export function entry<T>(file: string, parseValue: (raw: unknown, file: string) => T): Entry<T> {
  return { file, value: parseValue(parse(readFileSync(file, 'utf8')), file) };
}

/** Every YAML file of a folder below content/, in the order of the names; products stand in folders of their own. */
export function entries<T>(folder: string, parseValue: (raw: unknown, file: string) => T): Entry<T>[] {
  return readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => entry(`content/${folder}/${name.replaceAll('\\', '/')}`, parseValue));
}

/** The ids of the pictures that exist. */
export const existingPictures = (): Set<string> =>
  new Set(readdirSync('content/media/pictures').map((name) => name.replace(/\.\w+$/, '')));
