import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEntry } from '#features/catalog/parse-entry.ts';
import { LOCALES } from '#i18n/locales.ts';
import { blockSchema } from './blocks.schema.ts';

const files = globSync('src/blocks/*/*.example.yaml');

describe.each(files)('%s', (file) => {
  const raw = parse(readFileSync(file, 'utf8'));

  test('is read by the schema of the block whose name it bears', () => {
    expect(file).toContain(`/${parseEntry(blockSchema, raw, file).block}.example.yaml`);
  });

  test('says everything in every language', () => {
    const known = LOCALES.map(({ code }) => code);
    expect(textsIn(raw).filter((text) => known.some((code) => !(code in text)))).toEqual([]);
  });
});

/** Every text of an entry: whatever has a German wording. */
function textsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'de' in value ? [value] : Object.values(value).flatMap(textsIn);
}
