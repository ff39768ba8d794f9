import type { Catalogue } from '../catalogue-rules.ts';
import type { Category } from '../category.schema.ts';
import type { Entry } from '../parse-entry.ts';
import type { Product } from '../product.schema.ts';
import { type Finding, repeated } from './finding.ts';

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
      repeated(value[field], (number) => number).map(({ again }) => ({
        file,
        field,
        actual: `${again} twice`,
        expected: 'each article once',
      })),
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
  ...repeated(value.categories, (id) => id).map(({ again }) => ({
    file,
    field: 'categories',
    actual: `${again} twice`,
    expected: 'each category once',
  })),
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
