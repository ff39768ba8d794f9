import type { Catalogue } from '../catalogue-rules.ts';
import type { Entry } from '../parse-entry.ts';
import { FAMILY_PREFIX, type Product } from '../product.schema.ts';
import { type Finding, repeated } from './finding.ts';

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
export function prefixesOf(family: Product['family']): readonly string[] {
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
    findings.push({
      file,
      field: `variants[${index}].number`,
      actual: number,
      expected: `${value.number}- and a short sign`,
    });
  });
  return findings;
}

function fileNameFindings({ products, categories, properties, lines }: Catalogue): Finding[] {
  const named = [
    ...products.map(({ file, value }) => ({
      file,
      field: 'number',
      actual: value.number,
      path: `products/${value.number}/product.yaml`,
    })),
    ...categories.map(({ file, value }) => ({
      file,
      field: 'id',
      actual: value.id,
      path: `categories/${value.id}.yaml`,
    })),
    ...properties.map(({ file, value }) => ({
      file,
      field: 'id',
      actual: value.id,
      path: `properties/${value.id}.yaml`,
    })),
    ...lines.map(({ file, value }) => ({
      file,
      field: 'id',
      actual: value.id,
      path: `product-lines/${value.id}.yaml`,
    })),
  ];
  return named
    .filter(({ file, path }) => !file.endsWith(`/${path}`))
    .map(({ file, field, actual, path }) => ({
      file,
      field,
      actual,
      expected: `the name of its file, or the file ${path}`,
    }));
}

interface Place {
  file: string;
  field: string;
  text: string;
}

const asFinding = ({ first, again }: { first: Place; again: Place }): Finding => ({
  file: again.file,
  field: again.field,
  actual: `${again.text}, which ${first.file} has in ${first.field}`,
  expected: 'a value of its own',
});

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
      (['de', 'en-US', 'fr-FR'] as const).map((language) => ({
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
