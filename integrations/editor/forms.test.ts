import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { openedAndSaved } from './as-keystatic.ts';
import { fieldOf } from './fields/field-of.ts';
import { peel } from './fields/peel.ts';
import { lengthOf } from './fields/shapes.ts';
import { KINDS, type Kind } from './kinds.ts';

const saved = (schema: z.ZodType, value: unknown) => {
  const form = fieldOf(schema, 'thing');
  return form.write(openedAndSaved(form.schema, form.read(value)));
};

test('What an editor leaves empty is no line, or null where the schema asks for it', () => {
  const schema = z.strictObject({
    note: z.string().min(1).optional(),
    parent: z.string().nullable(),
    size: z.strictObject({ width: z.number() }).optional(),
    isNew: z.boolean().default(false),
    sold: z.boolean().optional(),
    tags: z.array(z.string()).default([]),
  });
  expect(saved(schema, { parent: null, isNew: false, tags: [] })).toEqual({ parent: null });
  const full = { note: 'x', parent: 'y', size: { width: 1.5 }, isNew: true, sold: false, tags: ['a', 'b'] };
  expect(saved(schema, full)).toEqual(full);
});

test('Blocks are stored flat, and names with values stay names with values', () => {
  const block = z.discriminatedUnion('block', [
    z.strictObject({ block: z.literal('quote').describe('Said.'), text: z.string() }),
    z.strictObject({ block: z.literal('rule').describe('A line.') }),
  ]);
  const schema = z.strictObject({
    blocks: z.array(block),
    routes: z.record(z.string(), z.string()),
    days: z.tuple([z.int(), z.int()]),
  });
  const value = {
    blocks: [{ block: 'rule' }, { block: 'quote', text: 'Ja' }],
    routes: { cart: '/cart' },
    days: [1, 3],
  };
  expect(saved(schema, value)).toEqual(value);
});

test('Either a text or a number stays what it was', () => {
  const schema = z.array(z.union([z.string(), z.number(), z.boolean()]));
  expect(saved(schema, ['8', 8, true])).toEqual(['8', 8, true]);
  const rate = z.union([z.literal(8.1), z.literal(0)]);
  expect(saved(rate, 8.1)).toBe(8.1);
});

test('A day may be written through a preprocess, and a picture is one wherever it stands', () => {
  const day = z.preprocess((value) => value, z.string().meta({ input: 'day' }).describe('Day.'));
  expect(saved(day, '2026-11-30')).toBe('2026-11-30');
  expect(peel(z.string().meta({ input: 'picture' }).describe('Seen.').optional(), 'hero').meta.input).toBe('picture');
});

test('What the schema refuses can’t be saved, and says why', () => {
  const schema = z.string().regex(/^\d+$/, { error: 'digits only' });
  expect(() => saved(z.strictObject({ code: schema }), { code: 'x' })).toThrow('.code: Code: digits only');
});

test('A schema of an unknown kind is named', () => {
  expect(() => fieldOf(z.strictObject({ odd: z.symbol() }), 'thing')).toThrow(
    'The editor has no form for odd, a symbol',
  );
});

test('Every list of entries that a field offers is a kind that editors have', () => {
  const relations = Object.values<Kind>(KINDS).flatMap(({ schema }) =>
    [...JSON.stringify(metaOf(schema)).matchAll(/"refersTo":"(\w+)"/g)].map(([, kind = '']) => kind),
  );
  expect(relations).toContain('categories');
  expect(relations.filter((kind) => !(kind in KINDS) && !PLANNED.includes(kind))).toEqual([]);
});

/** Kinds whose schemas come with the journal. */
const PLANNED = ['recipes', 'blog'];

const metaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any' });

test('A dealer’s days and country are chosen, its lines are entries, its degrees have bounds', () => {
  const form = fieldOf(KINDS.dealers.schema, 'dealers');
  const [dealer] = parse(readFileSync('content/dealers/dealers.yaml', 'utf8'));
  const save = (change: object) => form.write(openedAndSaved(form.schema, form.read([{ ...dealer, ...change }])));
  expect(save({})).toEqual([dealer]);
  expect(() => save({ country: 'C1' })).toThrow('Must be a valid option');
  expect(() => save({ hours: [{ days: ['Montag'], spans: [{ from: '08:00', to: '12:00' }] }] })).toThrow();
  expect(() => save({ lat: dealer.lon })).toThrow('Latitude must be at least 35');
  expect(() => save({ hours: [{ days: ['monday'], spans: [{ from: '25:99', to: '26:00' }] }] })).toThrow('a time like');
  expect(JSON.stringify(metaOf(KINDS.dealers.schema))).toContain('"refersTo":"lines"');
});

test('A number knows whether it is whole, and a list how long it may be', () => {
  expect(() => saved(z.int().min(1), 1.5)).toThrow('must be a whole number');
  expect(() => saved(z.int().min(1), 0)).toThrow('must be at least 1');
  expect(saved(z.int(), -2)).toBe(-2);
  expect(lengthOf(peel(z.array(z.string()).min(1).max(3), 'days'))).toEqual({ length: { min: 1, max: 3 } });
});
