import type { Catalogue } from '../catalogue-rules.ts';
import type { Entry } from '../parse-entry.ts';
import type { Shop } from '../shop.schema.ts';
import type { ContactPersons } from '../shop-config/dealer.schema.ts';
import type { Notice, Promotion } from '../shop-config/promotion.schema.ts';
import type { SparePartsTree } from '../shop-config/support.schema.ts';
import { type Finding, finding } from './finding.ts';

/** The files of content/shop and content/spare-parts that name articles, categories and each other. */
export interface ShopFiles {
  shop: Entry<Shop>;
  notices: Entry<Notice[]>;
  promotions: Entry<Promotion[]>;
  contactPersons: Entry<ContactPersons>;
  spareParts: Entry<SparePartsTree>;
}

/** All mistakes between the facts of the shop and the catalog; none when they agree. */
export function shopFindings(files: ShopFiles, catalogue: Catalogue): Finding[] {
  const numbers = new Set(
    catalogue.products.flatMap(({ value }) => [value.number, ...value.variants.map(({ number }) => number)]),
  );
  const categories = new Set(catalogue.categories.map(({ value }) => value.id));
  return [
    ...promotionFindings(files, numbers, categories),
    ...noticeFindings(files),
    ...shippingFindings(files.shop),
    ...contactFindings(files.contactPersons, files.shop.value),
    ...sparePartFindings(files.spareParts, numbers),
  ];
}

type KnownIds = ReadonlySet<string>;

function promotionFindings(
  { promotions: { file, value } }: ShopFiles,
  numbers: KnownIds,
  categories: KnownIds,
): Finding[] {
  const ids = new Set(value.map(({ id }) => id));
  const unknown = (field: string, named: readonly string[] | undefined, knownIds: KnownIds, what: string): Finding[] =>
    (named ?? []).filter((one) => !knownIds.has(one)).map((actual) => ({ file, field, actual, expected: what }));
  return value.flatMap(({ id, excludes, discounts, sets, rules, code, customerCodes, automatic, from, until }) => [
    ...unknown(`${id}.excludes`, excludes, ids, 'a promotion'),
    ...unknown(`${id}.rules`, rules.minQuantity?.products, numbers, 'an article number'),
    ...[...discounts, ...sets].flatMap(({ applyTo }) => [
      ...unknown(`${id}.applyTo`, applyTo?.products, numbers, 'an article number'),
      ...unknown(`${id}.applyTo`, applyTo?.categories, categories, 'a category'),
    ]),
    ...discounts.flatMap(({ scope, group = -1 }) => {
      const isWhole = scope === 'setgroup' ? group in sets : scope !== 'set' || sets.length > 0;
      return isWhole
        ? []
        : [{ file, field: `${id}.sets`, actual: String(sets.length), expected: `a set for "${scope}"` }];
    }),
    ...(automatic === (code === null && customerCodes.length === 0)
      ? []
      : [finding(file, `${id}.code`, code, automatic ? 'null, as it is automatic' : 'a code')]),
    ...(until !== null && until < from
      ? [{ file, field: `${id}.until`, actual: until, expected: `after ${from}` }]
      : []),
  ]);
}

/** A notice about a promotion names its code and its time. */
function noticeFindings({ notices: { file, value }, promotions }: ShopFiles): Finding[] {
  return value.flatMap(({ id, from, until, promotion, code }) => {
    const about = promotions.value.find((one) => one.id === promotion);
    if (until < from) return [{ file, field: `${id}.until`, actual: until, expected: `after ${from}` }];
    if (!promotion) return [];
    if (!about) return [{ file, field: `${id}.promotion`, actual: promotion, expected: 'a promotion' }];
    const same = about.code === (code ?? null) && about.from === from && about.until === until;
    if (same) return [];
    const expected = `${about.code}, ${about.from} to ${about.until}, as the promotion`;
    return [{ file, field: id, actual: `${code}, ${from} to ${until}`, expected }];
  });
}

/** Every Swiss postcode, canton and delivery country leads to one person. */
function contactFindings({ file, value }: Entry<ContactPersons>, shop: Shop): Finding[] {
  const { persons, fallback } = value;
  const once = (field: string, keys: readonly string[], named: readonly string[]): Finding[] =>
    keys
      .filter((key) => named.filter((one) => one === key).length !== 1)
      .map((key) => finding(file, field, `${named.filter((one) => one === key).length} persons for ${key}`, 'one'));
  return [
    ...once(
      'cantons',
      shop.cantons.map(({ code }) => code),
      persons.flatMap(({ cantons }) => cantons),
    ),
    ...once(
      'countries',
      shop.countries.map(({ iso }) => iso),
      persons.flatMap(({ countries }) => countries),
    ),
    ...postcodeFindings(file, value),
    ...(persons.some(({ id }) => id === fallback)
      ? []
      : [{ file, field: 'fallback', actual: fallback, expected: 'a person' }]),
  ];
}

function postcodeFindings(file: string, { persons }: ContactPersons): Finding[] {
  const ranges = persons
    .flatMap(({ id, postcodes }) =>
      postcodes.map((range) => ({ id, from: Number(range.slice(0, 4)), to: Number(range.slice(5)) })),
    )
    .sort((a, b) => a.from - b.from);
  return ranges.flatMap(({ id, from }, index) => {
    const next = (ranges[index - 1]?.to ?? 999) + 1;
    return from === next
      ? []
      : [{ file, field: `${id}.postcodes`, actual: `a range from ${from}`, expected: `from ${next}` }];
  });
}

/** Every delivery country is in one zone, steps follow each other, and a heavier parcel costs more. */
function shippingFindings({ file, value }: Entry<Shop>): Finding[] {
  const inZones = value.zones.flatMap(({ countries }) => countries);
  return [
    ...value.countries
      .filter(({ iso }) => inZones.filter((one) => one === iso).length !== 1)
      .map(({ iso }) => ({ file, field: 'zones', actual: `${iso} not in one zone`, expected: 'one zone' })),
    ...value.shippingMethods.flatMap(({ id, prices, pricesBy }) =>
      Object.entries(prices).flatMap(([zone, steps]) =>
        risingFindings({ file, field: `${id}.prices.${zone}`, isHeavierDearer: pricesBy === 'weight' }, steps),
      ),
    ),
    ...(['shippingMethods', 'paymentMethods', 'currencies', 'countries'] as const)
      .filter((field) => value[field].filter((one: { default: boolean }) => one.default).length !== 1)
      .map((field) => ({ file, field, actual: 'no or several defaults', expected: 'one with default: true' })),
  ];
}

function risingFindings(
  { file, field, isHeavierDearer }: { file: string; field: string; isHeavierDearer: boolean },
  steps: readonly { to: number | null; price: number }[],
): Finding[] {
  return steps.flatMap(({ to, price }, index) => {
    const before = steps[index - 1];
    if (!before) return [];
    if (before.to === null || (to !== null && to <= before.to)) {
      return [{ file, field, actual: `to: ${to}`, expected: `more than ${before.to}` }];
    }
    return !isHeavierDearer || price > before.price
      ? []
      : [{ file, field, actual: String(price), expected: `more than ${before.price}` }];
  });
}

/** The questions lead to results, every one of them can be reached, and the parts exist. */
function sparePartFindings({ file, value }: Entry<SparePartsTree>, numbers: ReadonlySet<string>): Finding[] {
  const { categories, questions, results } = value;
  const knownIds = new Set([...questions, ...results].map(({ id }) => id));
  const next = [
    ...categories.map(({ id, start }) => ({ field: `${id}.start`, to: start })),
    ...questions.flatMap(({ id, yes, no }) => [
      { field: `${id}.yes`, to: yes },
      { field: `${id}.no`, to: no },
    ]),
  ];
  const reached = new Set(next.map(({ to }) => to));
  return [
    ...next
      .filter(({ to }) => !knownIds.has(to))
      .map(({ field, to }) => ({ file, field, actual: to, expected: 'a question or a result' })),
    ...[...knownIds]
      .filter((id) => !reached.has(id))
      .map((id) => ({ file, field: id, actual: 'reached by no answer', expected: 'an answer that leads to it' })),
    ...results.flatMap(({ id, parts }) =>
      parts
        .filter((number) => !numbers.has(number))
        .map((actual) => ({ file, field: `${id}.parts`, actual, expected: 'an article number' })),
    ),
  ];
}
