/** Something that pages show has changed: an id, a path, any tag. Without a version it is news in any case. */
export interface Change {
  tag: string;
  /** Milliseconds since 1970, as in `updatedAt`. */
  version?: number | undefined;
}

/** A change that is known later than it happened, with its moment, ms since 1970. */
export type PastChange = Change & { at: number };

/** Tag of all lists of goods: any change of a product may change one. */
export const LISTINGS = 'listings';

/** Tells every process that there are new publications of content in the history. */
export const PUBLISHED = 'content';
