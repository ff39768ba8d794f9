import { globSync, readFileSync } from 'node:fs';
import { fields } from '@keystatic/core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openedAndSaved } from './as-keystatic.ts';
import { formOf } from './form.ts';
import { KINDS, type Kind } from './kinds.ts';

describe('What is opened in the editor and saved again is the same to the shop', () => {
  test.each(Object.entries<Kind>(KINDS))('%s', (_key, kind) => {
    const form = formOf(kind);
    const files = globSync(`${kind.path}.yaml`);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const value = parse(readFileSync(file, 'utf8'));
      const name = file.replace(kind.path.replace(/\*.*/, ''), '').replace(/[./].*/, '');
      const stored = { ...(form.read(value) as object), ...(form.slugField === 'fileName' && { fileName: name }) };
      const saved = form.write(openedAndSaved(fields.object(form.schema), stored, file));
      expect(kind.schema.parse(saved), file).toEqual(kind.schema.parse(value));
    }
  });
});
