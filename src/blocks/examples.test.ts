import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockSchema } from './blocks.schema.ts';
import { parseExample } from './example.ts';

/** Folders that are no block: what is around all of them, and what turns layouts of a Shopware into them. */
const OTHERS = ['frame', 'cms'];

const folders = readdirSync('src/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
  .map(({ name }) => name);
const inPascalCase = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());
const blockNames = blockSchema.options.map((option) => option.shape.block.value as string);

test('Every block has a folder, and every folder is a block that an editor can place', () =>
  expect([...folders].sort()).toEqual([...blockNames].sort()));

describe.each(folders)('%s', (name) => {
  test.each([`${inPascalCase(name)}.astro`, `${name}.example.yaml`])('has %s', (file) =>
    expect(existsSync(`src/blocks/${name}/${file}`)).toBe(true),
  );

  test('says in a sentence what it is for', () => {
    const schema = blockSchema.options.find((option) => option.shape.block.value === name);
    expect(schema?.description).toMatch(/^.{20,}\.$/);
  });

  test('has an example that an editor could have written, and that shows it', () => {
    const file = `src/blocks/${name}/${name}.example.yaml`;
    const sections = parseExample(readFileSync(file, 'utf8'), file);
    expect(new Set(sections.flatMap(({ blocks }) => blocks.map(({ block }) => block)))).toEqual(new Set([name]));
  });
});

test('The layout around blocks has an example of its own, with a sidebar, grounds and pictures behind', () => {
  const file = 'src/blocks/frame/frame.example.yaml';
  const sections = parseExample(readFileSync(file, 'utf8'), file);
  expect(sections.some(({ type }) => type === 'sidebar')).toBe(true);
  expect(sections.filter(({ backgroundMedia }) => backgroundMedia).length).toBeGreaterThan(1);
});
