import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseDealers } from '#features/content-schema/shop-config/dealer.schema.ts';
import { findDealers, hasQuery, NO_QUESTION, questionIn } from './find-dealers.ts';

const file = 'content/dealers/dealers.yaml';
const dealers = parseDealers(parse(readFileSync(file, 'utf8')), file);
const BERN = { lat: 46.948, lon: 7.447 };
const lines = ['x-line', 's-line'];
const parseQuestion = (query: string) => questionIn(new URLSearchParams(query), lines);

describe('The question', () => {
  test('is read from the address', () => {
    expect(parseQuestion('place=+Bern+&type=wholesale&line=x-line')).toEqual({
      ...{ place: 'Bern', type: 'wholesale', line: 'x-line' },
    });
  });
  test('leaves out what is no kind, no line, or too long', () => {
    expect(parseQuestion('type=shop&line=y-line')).toEqual(NO_QUESTION);
    expect(parseQuestion(`place=${'a'.repeat(500)}`).place).toHaveLength(100);
    expect([hasQuery(NO_QUESTION), hasQuery(parseQuestion('line=s-line'))]).toEqual([false, true]);
  });
});

describe('Dealers', () => {
  test('are all there as long as nobody asks', () => {
    expect(findDealers(dealers, NO_QUESTION, undefined).map(({ dealer }) => dealer.id)).toEqual(
      dealers.map(({ id }) => id),
    );
  });
  test('are filtered by kind and line at once', () => {
    const matches = findDealers(dealers, { type: 'kitchen-professional', line: 's-line' }, undefined);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.every(({ dealer }) => dealer.type === 'kitchen-professional')).toBe(true);
    expect(matches.every(({ dealer }) => dealer.lines.includes('s-line'))).toBe(true);
  });
  test('near a place come nearest first, with their distance, and no more than ten', () => {
    const matches = findDealers(dealers, NO_QUESTION, BERN);
    expect(matches).toHaveLength(10);
    expect(matches.slice(0, 3).map(({ dealer }) => dealer.city)).toEqual(['Bern', 'Burgdorf', 'Thun']);
    const kms = matches.map(({ km }) => km ?? 0);
    expect(kms).toEqual(kms.toSorted((a, b) => a - b));
    expect(kms[0]).toBeLessThan(1);
  });
});
