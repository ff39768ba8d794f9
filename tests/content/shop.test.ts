import { describe, expect, test } from 'vitest';
import { sentence } from '#features/content-schema/rules/finding.ts';
import { type ShopFiles, shopFindings } from '#features/content-schema/rules/shop-rules.ts';
import { parseShop } from '#features/content-schema/shop.schema.ts';
import { parseContactPersons } from '#features/content-schema/shop-config/dealer.schema.ts';
import { parseNotices, parsePromotions } from '#features/content-schema/shop-config/promotion.schema.ts';
import {
  parseGoldenQueries,
  parseReviews,
  parseSpareParts,
  parseSynonyms,
} from '#features/content-schema/shop-config/support.schema.ts';
import { entry, readCatalogue } from './read-content.ts';

const files: ShopFiles = {
  shop: entry('content/shop/shop.yaml', parseShop),
  notices: entry('content/shop/notices.yaml', parseNotices),
  promotions: entry('content/shop/promotions.yaml', parsePromotions),
  contactPersons: entry('content/shop/contact-persons.yaml', parseContactPersons),
  spareParts: entry('content/spare-parts/spare-parts.yaml', parseSpareParts),
};
const shop = files.shop.value;
const catalogue = readCatalogue();

describe('The facts of the shop', () => {
  test('agree with each other and with the catalogue', () => {
    expect(shopFindings(files, catalogue).map(sentence)).toEqual([]);
  });
  test('are reviewed by buyers of articles that exist, each review under a name of its own', () => {
    const { value } = entry('content/shop/reviews.yaml', parseReviews);
    const numbers = catalogue.products.map((product) => product.value.number);
    expect(value.filter(({ product }) => !numbers.includes(product)).map(({ id }) => id)).toEqual([]);
    expect(new Set(value.map(({ id }) => id)).size).toBe(value.length);
  });
  test('deliver to the nine countries of the requirements (A10)', () => {
    expect(shop.countries.map(({ iso }) => iso).sort()).toEqual(['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'IT', 'LI', 'NL']);
  });
  test('answer the telephone at the hours of the requirements (A9)', () => {
    expect(shop.support.hours).toEqual([
      { weekdays: [1, 2, 3, 4], from: '07:30', until: '12:00' },
      { weekdays: [1, 2, 3, 4], from: '13:30', until: '17:00' },
      { weekdays: [5], from: '07:30', until: '12:00' },
      { weekdays: [5], from: '13:30', until: '16:00' },
    ]);
  });
  test('keep the two historic notices (A6)', () => {
    const historic = files.notices.value.filter((notice) => notice.historic);
    expect(historic.map(({ id, from, until }) => [id, from.slice(0, 10), until.slice(0, 10)])).toEqual([
      ['closure-2024', '2024-12-21', '2025-01-05'],
      ['dehydrator-weeks-2025', '2025-09-05', '2025-09-21'],
    ]);
  });
  test('promise five years, ten years of spare parts, thirty days and two years on dehydrators (A7)', () => {
    const promised = Object.fromEntries(shop.guarantees.map(({ id, years, days }) => [id, years ?? days]));
    expect(promised).toMatchObject({
      'product-5-years': 5,
      'spare-parts-10-years': 10,
      'money-back-30-days': 30,
      'dehydrator-2-years': 2,
    });
  });
});

describe('The search', () => {
  test('knows synonyms, and queries that name articles which exist', () => {
    const synonyms = entry('content/shop/synonyms.yaml', parseSynonyms);
    const golden = entry('content/shop/golden.yaml', parseGoldenQueries);
    const numbers = new Set(
      catalogue.products.flatMap(({ value }) => [value.number, ...value.variants.map(({ number }) => number)]),
    );
    const named = Object.values(golden.value).flatMap((queries) =>
      queries.flatMap(({ products = [], top }) => (top ? [...products, top] : products)),
    );
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
    expect(Object.values(synonyms.value).every((list) => list.length > 50)).toBe(true);
  });
});
