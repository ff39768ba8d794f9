import { catalogueFindings } from '#features/content-schema/catalogue-rules.ts';
import type { Entry } from '#features/content-schema/parse-entry.ts';
import { type Finding, repeated } from '#features/content-schema/rules/finding.ts';
import { shopFindings } from '#features/content-schema/rules/shop-rules.ts';
import { addressFindings } from './addresses/addresses.ts';
import { linkFindings } from './addresses/links.ts';
import { heldRedirects, redirectFindings } from './addresses/redirects.ts';
import { type Content, readContent } from './content.ts';
import { markdownFindings } from './markdown.ts';
import { dateFindings, drawingFindings, duplicateFindings, measureFindings } from './measures.ts';
import { missingPictures, wordlessPictures } from './pictures.ts';
import { colourFindings, groundFindings, headingFindings, longAddresses, untranslated } from './texts.ts';

export interface Report {
  /** What has to be repaired before it is published. */
  errors: Finding[];
  /** What the shop can bear: a text falls back to German, a drawing stands for a picture. */
  warnings: Finding[];
  /** How many files were read. */
  files: number;
}

const RULES: readonly ((content: Content) => Finding[])[] = [
  linkFindings,
  (content) => missingPictures(content, false),
  wordlessPictures,
  headingFindings,
  markdownFindings,
  longAddresses,
  dateFindings,
  addressFindings,
  redirectFindings,
  duplicateFindings,
  drawingFindings,
  measureFindings,
  groundFindings,
  colourFindings,
];

/** Reads all of `<root>/content` and judges it: each file by its schema, then all of them together. */
export function checkContent(root = '.'): Report {
  const content = readContent(root);
  const errors = [...content.findings, ...RULES.flatMap((rule) => rule(content)), ...betweenGoods(content)];
  const once = new Set(
    repeated(errors, ({ file, field, actual }) => `${file} ${field} ${actual}`).map(({ again }) => again),
  );
  return {
    errors: errors.filter((finding) => !once.has(finding)),
    warnings: [...missingPictures(content, true), ...heldRedirects(content), ...untranslated(content)],
    files: content.files.length,
  };
}

const GOODS = 'products categories properties lines comparison shop notices promotions contacts spareParts'.split(' ');

/** Goods and the facts of the shop have rules among themselves; they can only be asked once every file fits. */
function betweenGoods({ files, findings }: Content): Finding[] {
  const all = <T>(kind: string) => files.filter((one) => one.kind === kind) as Entry<T>[];
  const one = <T>(kind: string) => all<T>(kind)[0] as Entry<T>;
  if (findings.length > 0 || !GOODS.every((kind) => all(kind).length > 0)) return [];
  const catalogue = {
    products: all('products'),
    categories: all('categories'),
    properties: all('properties'),
    lines: all('lines'),
    comparison: one('comparison'),
  } as Parameters<typeof catalogueFindings>[0];
  const shop = {
    shop: one('shop'),
    notices: one('notices'),
    promotions: one('promotions'),
    contactPersons: one('contacts'),
    spareParts: one('spareParts'),
  } as Parameters<typeof shopFindings>[0];
  return [...catalogueFindings(catalogue), ...shopFindings(shop, catalogue)];
}
