import { catalogueFindings } from '#features/content-schema/catalogue-rules.ts';
import type { Entry } from '#features/content-schema/parse-entry.ts';
import { type Finding, repeated } from '#features/content-schema/rules/finding.ts';
import { shopFindings } from '#features/content-schema/rules/shop-rules.ts';
import { addressFindings } from './addresses/addresses.ts';
import { linkFindings } from './addresses/links.ts';
import { heldRedirects, redirectFindings } from './addresses/redirects.ts';
import { type Content, type ContentFile, type Proposed, readContent } from './content.ts';
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

/** Rules of one file at a time, though it may name what stands in others. */
const OF_FILES: readonly ((content: Content, files: ContentFile[]) => Finding[])[] = [
  linkFindings,
  (content, files) => missingPictures({ ...content, files }, false),
  (content, files) => headingFindings({ ...content, files }),
  markdownFindings,
  (content, files) => longAddresses({ ...content, files }),
  (content, files) => dateFindings({ ...content, files }),
  (content, files) => groundFindings({ ...content, files }),
  (content, files) => colourFindings({ ...content, files }),
];

/** Rules of files among each other. */
const OF_ALL: readonly ((content: Content) => Finding[])[] = [
  addressFindings,
  redirectFindings,
  duplicateFindings,
  drawingFindings,
  measureFindings,
];

/** Reads all of `<root>/content` and judges it: each file by its schema, then all of them together. */
export function checkContent(root = '.'): Report {
  const content = readContent(root);
  const errors = [
    ...content.findings,
    ...wordlessPictures(content),
    ...OF_FILES.flatMap((rule) => rule(content, content.files)),
    ...OF_ALL.flatMap((rule) => rule(content)),
    ...betweenGoods(content),
  ];
  const once = new Set(repeated(errors, placeOf).map(({ again }) => again));
  return {
    errors: errors.filter((finding) => !once.has(finding)),
    warnings: [...missingPictures(content, true), ...heldRedirects(content), ...untranslated(content)],
    files: content.files.length,
  };
}

/**
 * What there is against a change of content: in its files, and in others that it breaks. Files that do not change are not
 * judged anew, but for what they say of those that go.
 */
export function checkChange(root: string, proposed: Proposed): Finding[] {
  const content = readContent(root, proposed);
  const changed = content.files.filter(({ file }) => proposed.has(file));
  const unfit = content.findings.filter(({ file }) => proposed.has(file));
  // what names a wrong entry would only be led astray
  if (unfit.length > 0) return unfit;
  const removesEntry = proposed.values().some((text) => text === null);
  const rules = (all: Content) => [...OF_ALL.flatMap((rule) => rule(all)), ...betweenGoods(all)];
  const findings = [
    ...OF_FILES.flatMap((rule) => rule(content, changed)),
    ...(removesEntry ? linkFindings(content) : []),
    ...rules(content),
  ];
  if (findings.every(({ file }) => proposed.has(file))) return findings;
  const before = readContent(root);
  const foundBefore = new Set([...rules(before), ...(removesEntry ? linkFindings(before) : [])].map(placeOf));
  return findings.filter((finding) => proposed.has(finding.file) || !foundBefore.has(placeOf(finding)));
}

const placeOf = ({ file, field, actual }: Finding): string => `${file} ${field} ${actual}`;

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
