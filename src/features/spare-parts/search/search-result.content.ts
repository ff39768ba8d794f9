import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { categoryName } from '#features/catalogue/products.server.ts';
import type { SparePartsTree } from '#features/content-schema/shop-config/support.schema.ts';
import { findCategory } from '#features/navigation/target.content.ts';
import { type CardView, cardView } from '#features/product/card-view.server.ts';
import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, spareParts } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { orTrouble, type Trouble } from '#store-api/trouble.ts';
import { getEntry } from '#values/entries.content.ts';
import { askHref } from '../contact.content.ts';
import { numberOf } from '../find/catalogue.ts';
import { findParts, readDrawings, readTree } from '../find/parts.content.ts';
import { devicesWithParts, partsByNumbers } from '../find/read-parts.server.ts';
import { hasQuery, type Question, questionIn } from '../question.ts';
import { type DeviceLink, deviceLink, type PartRow, partRow, type RowSource } from '../rows/part-row.server.ts';
import { partsOf, type Walk, walk } from '../tree/walk.ts';

/** What the search answers. */
export type SearchResult =
  | { kind: 'start'; categories: SparePartsTree['categories']; groups: DeviceGroup[] }
  | { kind: 'question'; walk: Walk }
  | { kind: 'result'; walk: Walk; rows: PartRow[] }
  | FoundAnswer
  | ({ kind: 'trouble' } & Trouble);

export interface FoundAnswer {
  kind: 'found';
  term: string;
  /** The first of them. */
  rows: PartRow[];
  count: number;
  /** The device whose number was typed. */
  of: DeviceLink | undefined;
  /** Devices to choose from. */
  devices: DeviceLink[];
  /** An article of the shop that is none of both, with its number, which was typed. */
  other: Pick<CardView, 'number' | 'name' | 'href'> | undefined;
  /** Parts and devices with almost that number. */
  near: string[];
  meant: string | undefined;
}

/** Whatever the store does, there is an answer; questions need no store. */
export async function answerTo(locale: Locale, tree: SparePartsTree, question: Question): Promise<SearchResult> {
  const walked = question.part || !question.kind ? undefined : walk(tree, question.kind, question.answers);
  if (walked && 'question' in walked.next) return { kind: 'question', walk: walked };
  if (question.part) return foundFor(locale, question.part);
  if (!walked) return { kind: 'start', categories: tree.categories, groups: await deviceGroups(locale) };
  const numbers = partsOf('results' in walked.next ? walked.next.results : []);
  const catalogue = await orTrouble(partsByNumbers(locale, numbers));
  if ('retryAfterSeconds' in catalogue) return { kind: 'trouble', ...catalogue };
  const source = { ...catalogue, drawings: await readDrawings() };
  return { kind: 'result', walk: walked, rows: rowsOf(locale, source, numbers) };
}

async function foundFor(locale: Locale, term: string): Promise<SearchResult> {
  const matches = await orTrouble(findParts(locale, term));
  if ('retryAfterSeconds' in matches) return { kind: 'trouble', ...matches };
  const { parts, count, of, devices, other, near, meant, catalogue } = matches;
  const source = { ...catalogue, drawings: await readDrawings() };
  return {
    kind: 'found',
    term,
    rows: parts.map((part) => partRow(locale, source, part, of)),
    count,
    of: of && deviceLink(locale, of),
    devices: devices.map((device) => deviceLink(locale, device)),
    other: other && cardView(locale, other),
    near: near.map(numberOf),
    meant,
  };
}

/** Rows of these numbers in their order; a part that the store no longer has is left out. */
const rowsOf = (locale: Locale, source: RowSource, numbers: readonly string[]): PartRow[] =>
  numbers.flatMap((number) => {
    const part = source.parts.find((one) => numberOf(one) === number);
    return part ? [partRow(locale, source, part)] : [];
  });

/** Devices of one family, which have parts. */
export interface DeviceGroup {
  name: string;
  devices: DeviceLink[];
}

/** Devices by family, as the shop calls its categories; a family that has none is left out, and all of them while the store is silent. */
async function deviceGroups(locale: Locale): Promise<DeviceGroup[]> {
  const devices = await orTrouble(devicesWithParts(locale));
  if ('retryAfterSeconds' in devices) return [];
  const families = Map.groupBy(devices, (device) => productAttributesOf(device).family);
  const groups = [...families].map(async ([family, members]) => {
    const category = await findCategory(locale, CATEGORIES[family] ?? family);
    return { name: category && categoryName(category), devices: members.map((device) => deviceLink(locale, device)) };
  });
  return (await Promise.all(groups)).flatMap(({ name, devices }) => (name ? [{ name, devices }] : []));
}

/** Categories that are not called as their family is. */
const CATEGORIES: Record<string, string> = {
  dehydrator: 'dehydrating',
  chestnut: 'chestnuts',
  'watering-can': 'garden',
};

/** The spare-parts search, or what it answers. */
export interface SearchView {
  locale: Locale;
  title: string;
  description: string;
  text: string;
  crumbs: { name: string; href?: string }[];
  question: Question;
  result: SearchResult;
  /** Where one asks for what is not found, with the number filled in. */
  askHref: string | undefined;
  alternates: Alternates;
  /** Answers are for people; search engines get the search and the parts of each product. */
  isIndexed: boolean;
}

/** The words above the search. @throws Error when content/shop/overviews.yaml is missing */
export async function readWords() {
  const entry = await getEntry('overviews', 'overviews');
  if (!entry) throw new Error('content/shop/overviews.yaml is needed by the spare-parts search');
  return entry.data.spareParts;
}

export async function searchView(locale: Locale, query: URLSearchParams): Promise<SearchView> {
  const [tree, words] = await Promise.all([readTree(), readWords()]);
  const kinds = tree.categories.map(({ id }) => id);
  const question = questionIn(query, kinds);
  const title = inLanguage(locale, words.title);
  return {
    ...{ locale, title, question },
    description: inLanguage(locale, words.description),
    text: inLanguage(locale, words.text),
    crumbs: [{ name: wordsOf(locale, 'common')('home'), href: home(locale) }, { name: title }],
    result: await answerTo(locale, tree, question),
    askHref: await askHref(locale, question.part),
    alternates: alternatesOf((code) => spareParts(code)),
    isIndexed: !hasQuery(question),
  };
}
