import type { View } from '#features/product/measures/size.ts';
import type { Row } from '#features/product/measures/technical.ts';

/** A document as it is printed: every word ready, nothing of the shop's data behind. Nothing but data, since another thread draws it. */
export interface Sheet {
  /** BCP 47, for who has it read aloud. */
  language: string;
  /** What kind of document it is: `Datenblatt`. */
  kind: string;
  title: string;
  /** `Artikel 10-102`, stands in every page's foot. */
  number: string;
  chapters: Chapter[];
  /** Name, street, place, telephone, mail of who answers questions. */
  contactLines: string[];
  /** `Seite {page} von {pages}` */
  pageWords: string;
  /** When the article changed last; the same article gives the same file. */
  changedAt: Date;
}

/** A heading and what stands below it, in this order; what a chapter does not have is empty. */
export interface Chapter {
  title: string;
  text?: string[];
  bullets?: string[];
  steps?: string[];
  views?: { view: View; label: string }[];
  rows?: Row[];
  /** True: begins a page. */
  onNewPage?: boolean;
}
