import type { Catalogue } from '../catalogue-rules.ts';
import type { Entry } from '../parse-entry.ts';
import type { Shop } from '../shop.schema.ts';
import type { ContactPersons } from '../shop-config/contact-person.schema.ts';
import type { Navigation } from '../shop-config/navigation.schema.ts';
import type { Notice } from '../shop-config/notice.schema.ts';
import type { Promotion } from '../shop-config/promotion.schema.ts';
import type { Redirect } from '../shop-config/redirect.schema.ts';
import type { SparePartsTree } from '../shop-config/spare-part.schema.ts';
import type { Target } from '../shop-config/target.schema.ts';
import { contactFindings } from './contact-rules.ts';
import type { Finding } from './finding.ts';
import { shippingFindings } from './shipping-rules.ts';
import { sparePartFindings } from './spare-part-rules.ts';

/** The files of content/shop and content/spare-parts that name articles, categories and each other. */
export interface ShopFiles {
  shop: Entry<Shop>;
  notices: Entry<Notice[]>;
  promotions: Entry<Promotion[]>;
  navigation: Entry<Navigation>;
  redirects: Entry<Redirect[]>;
  contactPersons: Entry<ContactPersons>;
  spareParts: Entry<SparePartsTree>;
}

/** All mistakes between the facts of the shop and the catalogue; none when they agree. */
export function shopFindings(files: ShopFiles, catalogue: Catalogue): Finding[] {
  const numbers = new Set(
    catalogue.products.flatMap(({ value }) => [value.number, ...value.variants.map(({ number }) => number)]),
  );
  const categories = new Set(catalogue.categories.map(({ value }) => value.id));
  return [
    ...targetFindings(files, numbers, categories),
    ...promotionFindings(files, numbers, categories),
    ...noticeFindings(files),
    ...shippingFindings(files.shop),
    ...contactFindings(files.contactPersons, files.shop.value),
    ...sparePartFindings(files.spareParts, numbers),
  ];
}

type KnownIds = ReadonlySet<string>;

/** Links of navigation, notices and redirects lead somewhere. Pages, recipes and journal are checked with their own files. */
function targetFindings(
  { navigation, notices, redirects }: ShopFiles,
  numbers: KnownIds,
  categories: KnownIds,
): Finding[] {
  const links = [
    ...targetsOf(navigation),
    ...notices.value.flatMap(({ id, action }) =>
      action ? [{ file: notices.file, field: id, target: action.to }] : [],
    ),
    ...redirects.value.map(({ from, to: { route: _, ...target } }) => ({ file: redirects.file, field: from, target })),
  ];
  return links.flatMap(({ file, field, target: { category, product, route } }: Link) => {
    if (category && !categories.has(category)) return [{ file, field, actual: category, expected: 'a category' }];
    if (product && !numbers.has(product)) return [{ file, field, actual: product, expected: 'an article number' }];
    if (route && !(route in navigation.value.routes))
      return [{ file, field, actual: route, expected: 'a route below' }];
    return [];
  });
}

interface Link {
  file: string;
  field: string;
  target: Target;
}

function targetsOf({ file, value }: Entry<Navigation>): Link[] {
  const { main, service, footer, account, accountGuest } = value;
  const entries = [
    ...main,
    ...service,
    ...account,
    ...accountGuest,
    ...[...main, ...footer].flatMap(({ children }) => children),
  ];
  return entries.flatMap(({ id, target }) => (target ? [{ file, field: id, target }] : []));
}

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
      : [
          {
            file,
            field: `${id}.code`,
            actual: String(code),
            expected: automatic ? 'null, as it is automatic' : 'a code',
          },
        ]),
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
