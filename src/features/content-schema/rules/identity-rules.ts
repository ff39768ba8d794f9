import { LOCALES } from '#i18n/locales.ts';
import type { Catalogue } from '../catalogue-rules.ts';
import type { Category } from '../category.schema.ts';
import type { Entry } from '../parse-entry.ts';
import { FAMILY_PREFIX, type Product } from '../product.schema.ts';
import { type Finding, finding, repeated } from './finding.ts';

/** Numbers, EANs and addresses: unique, well formed, in agreement with family and folder. */
export function identityFindings(catalogue: Catalogue): Finding[] {
  return [
    ...catalogue.products.flatMap(numberFindings),
    ...fileNameFindings(catalogue),
    ...uniqueNumbers(catalogue),
    ...catalogue.products.flatMap(eanFindings),
    ...uniqueEans(catalogue),
    ...uniqueSlugs(catalogue),
  ];
}

/** The digits that a family's numbers may begin with. */
function prefixesOf(family: Product['family']): readonly string[] {
  if (family === 'accessory') return ['10', '12', '13', '14', '20', '40', '41', '50'];
  if (family === 'spare-part') return ['20', '50', '51'];
  return [FAMILY_PREFIX[family]];
}

function numberFindings({ file, value }: Entry<Product>): Finding[] {
  const findings: Finding[] = [];
  const prefixes = prefixesOf(value.family);
  if (!prefixes.includes(value.number.slice(0, 2))) {
    const expected = `a number beginning with ${prefixes.join(' or ')} (family ${value.family})`;
    findings.push({ file, field: 'number', actual: value.number, expected });
  }
  value.variants.forEach(({ number }, index) => {
    if (number.startsWith(`${value.number}-`)) return;
    findings.push(finding(file, `variants[${index}].number`, number, `${value.number}- and a short sign`));
  });
  return findings;
}

function fileNameFindings({ products, categories, properties, lines }: Catalogue): Finding[] {
  const named = [
    ...products.map((one) => [one, 'number', one.value.number, `products/${one.value.number}/product.yaml`] as const),
    ...categories.map((one) => [one, 'id', one.value.id, `categories/${one.value.id}.yaml`] as const),
    ...properties.map((one) => [one, 'id', one.value.id, `properties/${one.value.id}.yaml`] as const),
    ...lines.map((one) => [one, 'id', one.value.id, `product-lines/${one.value.id}.yaml`] as const),
  ];
  return named
    .filter(([{ file }, , , path]) => !file.endsWith(`/${path}`))
    .map(([{ file }, field, name, path]) => finding(file, field, name, `the name of its file, or the file ${path}`));
}

interface Place {
  file: string;
  field: string;
  text: string;
}

const asFinding = ({ first, again }: { first: Place; again: Place }): Finding =>
  finding(again.file, again.field, `${again.text}, which ${first.file} has in ${first.field}`, 'a value of its own');

function uniqueNumbers({ products }: Catalogue): Finding[] {
  const places = products.flatMap(({ file, value }): Place[] => [
    { file, field: 'number', text: value.number },
    ...value.variants.map((variant, index) => ({ file, field: `variants[${index}].number`, text: variant.number })),
  ]);
  return repeated(places, ({ text }) => text).map(asFinding);
}

const eansOf = ({ file, value }: Entry<Product>): Place[] =>
  [
    { file, field: 'ean', text: value.ean },
    ...value.variants.map((variant, index) => ({ file, field: `variants[${index}].ean`, text: variant.ean })),
  ].filter((place): place is Place => place.text !== undefined);

function eanFindings(product: Entry<Product>): Finding[] {
  return eansOf(product).flatMap(({ file, field, text }) => {
    const digit = checkDigit(text);
    if (text.endsWith(digit)) return [];
    const right = text.slice(0, 12) + digit;
    return [{ file, field, actual: text, expected: `the check digit ${digit}`, repair: `ean: '${right}'` }];
  });
}

const uniqueEans = ({ products }: Catalogue): Finding[] =>
  repeated(products.flatMap(eansOf), ({ text }) => text).map(asFinding);

/** The 13th digit of an EAN: what the weighted sum (3 …) lacks to the next ten. */
export function checkDigit(ean: string): string {
  const sum = [...ean.slice(0, 12)].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

function uniqueSlugs({ products, categories }: Catalogue): Finding[] {
  const places = (entries: readonly Entry<{ slug: Product['slug'] }>[]) =>
    entries.flatMap(({ file, value }) =>
      LOCALES.map(({ code: language }) => ({
        file,
        field: `slug.${language}`,
        text: value.slug[language] ?? value.slug.de,
      })),
    );
  const siblings = new Map(categories.map(({ file, value }) => [file, value.parent ?? '']));
  return [
    ...repeated(places(products), ({ field, text }) => `${field} ${text}`),
    ...repeated(places(categories), ({ file, field, text }) => `${field} ${siblings.get(file)} ${text}`),
  ].map(asFinding);
}

/** What one entry names in another has to exist, once, and not be itself. */
export function referenceFindings({ products, categories, lines }: Catalogue): Finding[] {
  const numbers = new Set(
    products.flatMap(({ value }) => [value.number, ...value.variants.map(({ number }) => number)]),
  );
  const ids = new Map(categories.map(({ value }) => [value.id, value]));
  return [
    ...products.flatMap((product) => [
      ...articleFindings(product, numbers),
      ...variantFindings(product, products),
      ...categoriesOf(product, ids),
    ]),
    ...categories.flatMap((category) => parentFindings(category, ids)),
    ...lines.flatMap(({ file, value }) => [
      ...value.systems.flatMap((number, index) => unknownArticle(file, `systems[${index}]`, number, numbers)),
      ...value.categories.flatMap((id, index) => unknownCategory(file, `categories[${index}]`, id, ids)),
    ]),
  ];
}

const LISTS = ['fits', 'accessories', 'spareParts', 'related'] as const;

function articleFindings({ file, value }: Entry<Product>, numbers: ReadonlySet<string>): Finding[] {
  return [
    ...LISTS.flatMap((field) =>
      value[field].flatMap((number, index) => [
        ...unknownArticle(file, `${field}[${index}]`, number, numbers),
        ...(number === value.number
          ? [{ file, field: `${field}[${index}]`, actual: number, expected: 'another article than itself' }]
          : []),
      ]),
    ),
    ...LISTS.flatMap((field) =>
      repeated(value[field], (number) => number).map(({ again }) =>
        finding(file, field, `${again} twice`, 'each article once'),
      ),
    ),
    ...(value.containers ?? []).flatMap(({ article }, index) =>
      unknownArticle(file, `containers[${index}].article`, article, numbers),
    ),
  ];
}

/** A variant is made for some of those that its product is made for, or is a spare part of. */
function variantFindings({ file, value }: Entry<Product>, products: readonly Entry<Product>[]): Finding[] {
  const allowedNumbers = [
    ...value.fits,
    ...products.filter((other) => other.value.spareParts.includes(value.number)).map((other) => other.value.number),
  ];
  return value.variants.flatMap(({ fits = [] }, index) =>
    fits
      .filter((number) => !allowedNumbers.includes(number))
      .map((number) => ({
        ...{ file, field: `variants[${index}].fits`, actual: number },
        expected: `one of those that ${value.number} belongs to: ${allowedNumbers.join(', ')}`,
      })),
  );
}

function unknownArticle(file: string, field: string, number: string, numbers: ReadonlySet<string>): Finding[] {
  if (numbers.has(number)) return [];
  const near = [...numbers].filter((existing) => distance(existing, number) === 1).slice(0, 3);
  const expected = near.length > 0 ? `an article that exists (near: ${near.join(', ')})` : 'an article that exists';
  return [{ file, field, actual: number, expected }];
}

/** In how many places two numbers of equal length differ. */
const distance = (a: string, b: string): number =>
  a.length === b.length ? [...a].filter((sign, index) => sign !== b[index]).length : Number.POSITIVE_INFINITY;

const categoriesOf = ({ file, value }: Entry<Product>, ids: ReadonlyMap<string, Category>): Finding[] => [
  ...value.categories.flatMap((id, index) => unknownCategory(file, `categories[${index}]`, id, ids)),
  ...repeated(value.categories, (id) => id).map(({ again }) =>
    finding(file, 'categories', `${again} twice`, 'each category once'),
  ),
];

function unknownCategory(file: string, field: string, id: string, ids: ReadonlyMap<string, Category>): Finding[] {
  if (!ids.has(id)) return [{ file, field, actual: id, expected: `a category: ${[...ids.keys()].join(', ')}` }];
  if (ids.get(id)?.list) return [{ file, field, actual: id, expected: 'no list that fills itself' }];
  return [];
}

function parentFindings({ file, value }: Entry<Category>, ids: ReadonlyMap<string, Category>): Finding[] {
  const path = [value.id];
  for (let above = value.parent; above; above = ids.get(above)?.parent ?? null) {
    if (!ids.has(above)) return [{ file, field: 'parent', actual: above, expected: 'a category that exists' }];
    if (path.includes(above))
      return [{ file, field: 'parent', actual: `a circle (${path.join(' → ')})`, expected: 'a tree' }];
    path.push(above);
  }
  return [];
}
