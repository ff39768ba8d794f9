import type { SparePartsTree } from '#features/content-schema/shop-config/spare-part.schema.ts';
import { type CardView, cardView } from '#features/product/card-view.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { orTrouble, type Trouble } from '#store-api/trouble.ts';
import { numberOf } from '../find/catalogue.ts';
import { findParts, partsCatalogue, readDrawings } from '../find/parts.content.ts';
import type { Question } from '../question.ts';
import { type DeviceLink, deviceLink, type PartRow, partRow, type RowSource } from '../rows/part-row.server.ts';
import { partsOf, type Walk, walk } from '../tree/walk.ts';
import { type DeviceGroup, deviceGroups } from './device-groups.content.ts';

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
  /** The first of them, at most `MOST_ROWS`. */
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

/** More parts at once nobody reads. */
const MOST_ROWS = 20;

/** Whatever the store does, there is an answer; questions need no store. */
export async function answerTo(locale: Locale, tree: SparePartsTree, question: Question): Promise<SearchResult> {
  const walked = question.part || !question.kind ? undefined : walk(tree, question.kind, question.answers);
  if (walked && 'question' in walked.next) return { kind: 'question', walk: walked };
  const catalogue = await orTrouble(partsCatalogue(locale));
  const isAway = 'retryAfterSeconds' in catalogue;
  if (!question.part && !walked) {
    const groups = isAway ? [] : await deviceGroups(locale, catalogue);
    return { kind: 'start', categories: tree.categories, groups };
  }
  if (isAway) return { kind: 'trouble', ...catalogue };
  const source = { ...catalogue, drawings: await readDrawings() };
  if (!walked) return foundFor(locale, source, question.part);
  const results = 'results' in walked.next ? walked.next.results : [];
  return { kind: 'result', walk: walked, rows: rowsOf(locale, source, partsOf(results)) };
}

async function foundFor(locale: Locale, source: RowSource, term: string): Promise<SearchResult> {
  const matches = await orTrouble(findParts(locale, term));
  if ('retryAfterSeconds' in matches) return { kind: 'trouble', ...matches };
  const { parts, of, devices, other, near, meant } = matches;
  return {
    kind: 'found',
    term,
    rows: parts.slice(0, MOST_ROWS).map((part) => partRow(locale, source, part, of)),
    count: parts.length,
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
