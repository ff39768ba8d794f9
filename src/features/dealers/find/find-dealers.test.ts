import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseDealers } from '#features/catalog/shop-facts/dealer.schema.ts';
import { findDealers } from './find-dealers.ts';
import { isAsked, NO_QUESTION, questionIn } from './question.ts';

const file = 'content/dealers/dealers.yaml';
const dealers = parseDealers(parse(readFileSync(file, 'utf8')), file);
const BERN = { lat: 46.948, lon: 7.447 };
const lines = ['x-line', 's-line'];
const asked = (query: string) => questionIn(new URLSearchParams(query), lines);

describe('The question', () => {
  test('is read from the address', () => {
    expect(asked('place=+Bern+&type=wholesale&line=x-line')).toEqual({
      ...{ place: 'Bern', type: 'wholesale', line: 'x-line' },
    });
  });
  test('leaves out what is no kind, no line, or too long', () => {
    expect(asked('type=shop&line=y-line')).toEqual(NO_QUESTION);
    expect(asked(`place=${'a'.repeat(500)}`).place).toHaveLength(100);
    expect([isAsked(NO_QUESTION), isAsked(asked('line=s-line'))]).toEqual([false, true]);
  });
});

describe('Dealers', () => {
  test('are all there as long as nobody asks', () => {
    expect(findDealers(dealers, NO_QUESTION, undefined).map(({ dealer }) => dealer.id)).toEqual(
      dealers.map(({ id }) => id),
    );
  });
  test('are filtered by kind and line at once', () => {
    const found = findDealers(dealers, { type: 'kitchen-professional', line: 's-line' }, undefined);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ dealer }) => dealer.type === 'kitchen-professional')).toBe(true);
    expect(found.every(({ dealer }) => dealer.lines.includes('s-line'))).toBe(true);
  });
  test('near a place come nearest first, with their distance, and no more than ten', () => {
    const found = findDealers(dealers, NO_QUESTION, BERN);
    expect(found).toHaveLength(10);
    expect(found.slice(0, 3).map(({ dealer }) => dealer.city)).toEqual(['Bern', 'Burgdorf', 'Thun']);
    const kms = found.map(({ km }) => km ?? 0);
    expect(kms).toEqual(kms.toSorted((a, b) => a - b));
    expect(kms[0]).toBeLessThan(1);
  });
});
