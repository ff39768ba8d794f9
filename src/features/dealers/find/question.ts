import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';

/** What somebody asks the network for; the address carries it, so that it can be shared and comes back with the browser. */
export interface Question {
  /** As typed, at most `MOST_SIGNS` long. */
  place: string;
  type: Dealer['type'] | undefined;
  /** Id of a product line. */
  line: string | undefined;
}

export const TYPES: readonly Dealer['type'][] = ['kitchen-professional', 'wholesale'];
export const MOST_SIGNS = 100;

/** Reads `?place=8044&type=wholesale&line=x-line`; what is no answer to a question counts as none. */
export const questionIn = (query: URLSearchParams, lines: readonly string[]): Question => ({
  place: (query.get('place') ?? '').trim().slice(0, MOST_SIGNS),
  type: TYPES.find((type) => type === query.get('type')),
  line: lines.find((line) => line === query.get('line')),
});

export const NO_QUESTION: Question = { place: '', type: undefined, line: undefined };

export const hasQuery = ({ place, type, line }: Question): boolean => Boolean(place || type || line);
