import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseDealers } from '#features/content-schema/shop-config/dealer.schema.ts';
import { openingStatusAt } from '#features/opening-hours/open-hours.ts';
import { faultsOf, thingsIn } from '#tests/support/json-ld.ts';
import { dealerJsonLd, networkJsonLd, weekHours } from './dealer-json-ld.ts';

const file = 'content/dealers/dealers.yaml';
const dealers = parseDealers(parse(readFileSync(file, 'utf8')), file);
const page = new URL('https://shop.example/haendler/x');
const crumbs = [{ name: 'Start', href: '/' }, { name: 'Händlernetz' }];
const parseJsonLd = (json: string) => thingsIn(`<script type="application/ld+json">${json}</script>`);

describe('What search engines read of the network', () => {
  test('is complete for every dealer', () => {
    const faults = dealers.flatMap((dealer) =>
      parseJsonLd(dealerJsonLd(dealer, crumbs, page)).flatMap((one) => faultsOf(one)),
    );
    expect(dealers.length).toBeGreaterThanOrEqual(40);
    expect(faults).toEqual([]);
  });
  test('names the days in the words of schema.org', () => {
    const [first] = parseJsonLd(dealerJsonLd(dealers[0] as (typeof dealers)[number], crumbs, page));
    expect(first?.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Saturday'],
      opens: '09:00',
      closes: '13:00',
    });
  });
  test('lists the pages in their order', () => {
    const [list] = parseJsonLd(networkJsonLd(['/haendler/a', '/haendler/b'], crumbs, page));
    expect(faultsOf(list)).toEqual([]);
    expect(list?.itemListElement).toContainEqual({
      ...{ '@type': 'ListItem', position: 2, url: 'https://shop.example/haendler/b' },
    });
  });
});

test('A dealer is open at the hours of content, and known days alone are used', () => {
  const [first] = dealers;
  const hours = weekHours(first as (typeof dealers)[number]);
  expect(openingStatusAt(hours, new Date('2026-11-21T09:00:00Z'))).toEqual({ state: 'open', until: '13:00' });
  expect(openingStatusAt(hours, new Date('2026-11-22T09:00:00Z'))).toMatchObject({ state: 'opensLater', weekday: 1 });
  const days = dealers.flatMap((dealer) => weekHours(dealer).week.flatMap(({ weekdays }) => weekdays));
  expect(days.filter((day) => day < 1)).toEqual([]);
});
