import { catalogueFindings } from '#features/content-schema/catalogue-rules.ts';
import type { Entry } from '#features/content-schema/parse-entry.ts';
import { type Finding, messageOf, repeated } from '#features/content-schema/rules/finding.ts';
import { shopFindings } from '#features/content-schema/rules/shop-rules.ts';
import { addressFindings } from './addresses/addresses.ts';
import { deadAddresses, type Fetch } from './addresses/elsewhere.ts';
import { linkFindings } from './addresses/links.ts';
import { heldRedirects, redirectFindings } from './addresses/redirects.ts';
import { type Cause, type Content, type ContentFile, type Memory, readContent, without } from './content.ts';
import type { ContentFiles } from './files.ts';
import { markdownFindings } from './markdown.ts';
import { dateFindings, drawingFindings, duplicateFindings, measureFindings } from './measures.ts';
import { missingPictures, pictureFileFindings, wordlessPictures } from './pictures.ts';
import { disagreeingPrices, unlikelyPrices } from './prices.ts';
import {
  colourFindings,
  groundFindings,
  headingFindings,
  lengthFindings,
  longAddresses,
  spellingFindings,
  untranslated,
} from './texts.ts';
import { lineFinder } from './yaml-file.ts';

/** One mistake in content/, for whoever shows it. */
export interface Problem {
  /** The file, from the project root, with slashes. */
  path: string;
  /** Counted from 1; of a picture or a folder there is none. */
  line?: number;
  /** Path inside the file: `variants[1].price`. */
  field: string;
  /** What was found and what is expected, in a sentence. */
  message: string;
  /**
   * error: has to be repaired before it is published. warning: may be right, and has to be looked at. info: the shop can
   * bear it: a text falls back to German, a drawing stands for a picture.
   */
  severity: 'error' | 'warning' | 'info';
  /** The line as it should stand, where that can be said. */
  repair?: string;
}

export interface Report {
  /** Causes first: files that can't be read, fields that nobody knows, values that don't fit; then what disagrees. */
  problems: Problem[];
  /** How many files were read. */
  files: number;
}

type Rule<F = Finding> = (content: Content) => F[];

/** Rules whose findings make others say something too; the first of a file is told before. */
const CAUSES: readonly Rule<Cause>[] = [dateFindings, disagreeingPrices];

const ERRORS: readonly Rule[] = [
  pictureFileFindings,
  linkFindings,
  (content) => missingPictures(content, false),
  wordlessPictures,
  headingFindings,
  markdownFindings,
  longAddresses,
  lengthFindings,
  dateFindings,
  addressFindings,
  redirectFindings,
  duplicateFindings,
  drawingFindings,
  measureFindings,
  groundFindings,
  colourFindings,
  disagreeingPrices,
  betweenGoods,
  spellingFindings,
];
const WARNINGS: readonly Rule[] = [unlikelyPrices, heldRedirects];
const INFOS: readonly Rule[] = [(content) => missingPictures(content, true), untranslated];

/**
 * Judges all of content/: each file by its schema, then all of them together. A mistake is told once, where it is: what
 * other files or rules have to say because of it is left out. `memory` makes the next check of the same files cheaper.
 */
export function checkContent(files: ContentFiles, memory: Memory = new Map()): Report {
  const read = readContent(files, memory);
  const byFile = Map.groupBy(judge(CAUSES, read.content, read.other), ({ file }) => file);
  const causes = [...byFile.values()].flatMap(([first]) => first ?? []);
  const other = causes.length > 0 ? without(read.other ?? read.content, causes) : read.other;
  const judged = (severity: Problem['severity'], rules: readonly Rule[]) =>
    judge(rules, read.content, other).map((finding) => ({ severity, finding }));
  const all = [
    ...[...read.findings, ...causes].map((finding) => ({ severity: 'error' as const, finding })),
    ...judged('error', ERRORS),
    ...judged('warning', WARNINGS),
    ...judged('info', INFOS),
  ];
  const twice = new Set(
    repeated(all, ({ finding: { file, field, actual } }) => `${file} ${field} ${actual}`).map(({ again }) => again),
  );
  return {
    problems: all.filter((one) => !twice.has(one)).map(({ severity, finding }) => problemOf(finding, severity, memory)),
    files: files.texts.size,
  };
}

/** Texts of files as they are to become, by path from the project root; null for one that is to be removed. */
export type Proposed = ReadonlyMap<string, string | null>;

/** What has to be repaired before a change of content is published: in its files, and in others that it breaks. */
export function checkChange(files: ContentFiles, proposed: Proposed, memory: Memory): Problem[] {
  const texts = new Map(files.texts);
  for (const [file, text] of proposed)
    if (text === null) texts.delete(file);
    else texts.set(file, text);
  const errorsIn = (some: ContentFiles) =>
    checkContent(some, memory).problems.filter(({ severity }) => severity === 'error');
  const errors = errorsIn({ ...files, texts });
  if (errors.every(({ path }) => proposed.has(path))) return errors;
  const keyOf = ({ path, field, message }: Problem) => `${path}\n${field}\n${message}`;
  const before = new Set(errorsIn(files).map(keyOf));
  return errors.filter((error) => proposed.has(error.path) || !before.has(keyOf(error)));
}

/** Addresses of others in content/ that nobody answers any more; may need some seconds, and a connection. */
export async function checkAddresses(
  files: ContentFiles,
  memory: Memory = new Map(),
  fetchAddress?: Fetch,
): Promise<Problem[]> {
  const findings = await deadAddresses(readContent(files, memory).content, fetchAddress);
  return findings.map((finding) => problemOf(finding, 'warning', memory));
}

const problemOf = (finding: Finding, severity: Problem['severity'], memory: Memory): Problem => ({
  path: finding.file,
  ...lineOf(finding, memory),
  ...{ field: finding.field, message: messageOf(finding), severity },
  ...(finding.repair && { repair: finding.repair }),
});

/** What the rules say of the content, without what they don't say of the other one, in which a mistake that is told already is another. */
function judge<F extends Finding>(rules: readonly Rule<F>[], content: Content, other: Content | undefined): F[] {
  const brokenFiles = (other?.files ?? []).filter(({ broken }) => broken.length > 0);
  const byFile = new Map(brokenFiles.map(({ file, broken }) => [file, broken]));
  const isTold = ({ file, field, actual }: Finding) =>
    byFile.get(file)?.some((place) => isIn(field, place)) || brokenFiles.some((one) => isLostVariant(actual, one));
  const keyOf = (finding: Finding) => `${finding.file}\n${messageOf(finding)}`;
  return rules.flatMap((rule) => {
    const findings = rule(content);
    if (!other || findings.length === 0) return findings;
    const anyway = new Set(rule(other).map(keyOf));
    return findings.filter((finding) => anyway.has(keyOf(finding)) && !isTold(finding));
  });
}

const isIn = (field: string, place: string): boolean =>
  place === '' || field === place || field.startsWith(`${place}.`) || field.startsWith(`${place}[`);

/** The number of a variant, while the list of variants can't be read. */
const isLostVariant = (actual: string, { kind, id, broken }: ContentFile): boolean =>
  kind === 'products' && actual.startsWith(`${id}-`) && ['', 'variants'].some((place) => broken.includes(place));

/** The line of a finding; a file is only looked at if it has one. */
function lineOf({ file, field, actual }: Finding, memory: Memory): { line?: number } {
  const read = memory.get(file);
  if (!read || /^the (name of the )?file$/.test(field)) return {};
  read.lineOf ??= lineFinder(read.text);
  return { line: read.lineOf(field, actual) };
}

const GOODS = 'products categories properties lines comparison shop notices promotions contacts spareParts'.split(' ');

/** Goods and the facts of the shop have rules among themselves, once all of them are there. */
function betweenGoods({ files }: Content): Finding[] {
  const all = <T>(kind: string) => files.filter((one) => one.kind === kind) as Entry<T>[];
  const one = <T>(kind: string) => all<T>(kind)[0] as Entry<T>;
  if (!GOODS.every((kind) => all(kind).length > 0)) return [];
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
