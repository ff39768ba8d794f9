import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseDealers } from '#features/content-schema/shop-config/dealer.schema.ts';
import { rowsOf } from './partners.ts';

const file = 'content/dealers/dealers.yaml';
const partners = parseDealers(parse(readFileSync(file, 'utf8')), file).map((dealer) => ({
  ...dealer,
  isWholesale: dealer.type === 'wholesale',
}));
const OLTEN = { lat: 47.352, lon: 7.907 };
const idsOf = (rows: ReturnType<typeof rowsOf>['rows']) => rows.map(({ partner }) => partner.id);

describe('Partners to choose from (C14, 7.4)', () => {
  test('are the nearest who offer the service: wholesale shows and does not install', () => {
    const toSee = rowsOf(partners, { service: 'exhibition', partner: '' }, OLTEN, 5).rows;
    expect(idsOf(toSee)[0]).toBe('handelshaus-mittelland');
    const toInstall = rowsOf(partners, { service: 'assembly', partner: '' }, OLTEN, 5).rows;
    expect(idsOf(toInstall)[0]).toBe('aare-kuechen');
    expect(toInstall.every(({ partner }) => partner.assembles)).toBe(true);
    const kms = toInstall.map(({ km }) => km ?? 0);
    expect(kms).toEqual(kms.toSorted((a, b) => a - b));
  });

  test('keep the one that is chosen, however far it is', () => {
    const { rows, nearby, chosen } = rowsOf(partners, { service: 'assembly', partner: 'navigli-cucine' }, OLTEN, 5);
    expect(chosen?.name).toBe('Navigli Cucine');
    expect([rows.length, nearby]).toEqual([6, 5]);
    expect(rows[0]?.km).toBeGreaterThan(200);
  });

  test('are nobody before a place is typed, but who was chosen in the address', () => {
    expect(rowsOf(partners, { service: 'assembly', partner: '' }, undefined, 5).rows).toEqual([]);
    const { rows } = rowsOf(partners, { service: 'assembly', partner: 'aare-kuechen' }, undefined, 5);
    expect(rows.map(({ partner, km }) => [partner.id, km])).toEqual([['aare-kuechen', undefined]]);
  });

  test('leave out who was chosen for the other service', () => {
    const { rows, chosen } = rowsOf(partners, { service: 'assembly', partner: 'handelshaus-mittelland' }, OLTEN, 5);
    expect(chosen).toBeUndefined();
    expect(idsOf(rows)).not.toContain('handelshaus-mittelland');
  });

  test('are more than shown until all are', () => {
    const question = { service: 'assembly', partner: '' } as const;
    expect(rowsOf(partners, question, OLTEN, 5).isMore).toBe(true);
    expect(rowsOf(partners, question, OLTEN, 100).isMore).toBe(false);
    expect(rowsOf(partners, question, undefined, 5).isMore).toBe(false);
  });
});
