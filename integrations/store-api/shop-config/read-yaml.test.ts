import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readYaml } from './shop-config.ts';

/* The content check and the pages read with another parser: what it has found right means the same here. */

const SCALARS = [
  '2026-11-26',
  '12:30',
  '08',
  '010',
  '0o14',
  '0x1F',
  '1_000',
  '1e3',
  '.5',
  '1.0',
  '+1',
  '12345678901234567',
];
const WORDS = [
  'yes',
  'on',
  'True',
  'Null',
  '~',
  '',
  '"\\u00e4"',
  "'it''s'",
  'a # comment',
  '!!str 5',
  '10-104',
  '{<<: {a: 1}}',
];
const TEXTS = [
  'k: |\n  a\n\n  b\n',
  'k: >-\n  a\n  b\n\n  c\n',
  'a: &x {b: 1}\nc: *x',
  '- a\n-   b: 1\n    c: [d, "e"]',
  '"10-104": 1',
  '',
];

it.each([...[...SCALARS, ...WORDS].map((value) => `k: ${value}`), ...TEXTS])('reads %j as the check does', (text) =>
  expect(readYaml(text, 'content/a.yaml') ?? null).toEqual(parse(text)),
);

it.each(['a: b: c', 'a: 1\na: 2', 'a: [1'])('says where %j is no YAML', (text) =>
  expect(() => readYaml(text, 'content/a.yaml')).toThrow(/^content\/a\.yaml: .*\(\d+:\d+\)/),
);
