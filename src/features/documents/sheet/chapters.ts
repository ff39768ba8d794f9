import type { Fit } from '#features/catalogue/product-attributes.ts';
import type { View } from '#features/product/measures/size.ts';
import type { Row } from '#features/product/measures/technical.ts';
import { formatMm } from '#i18n/format.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Words } from '#i18n/words.ts';
import { press } from '#values/paper/press.ts';
import type { ManualChapter } from '../manual.schema.ts';

/** Which document of which article is printed. */
export interface Printed {
  kind: string;
  family: string;
  number: string;
}

/** The chapters of content/shop/manuals.yaml that belong into a document, in their order. */
export const chaptersFor = (locale: Locale, all: readonly ManualChapter[], printed: Printed): Chapter[] =>
  all
    .filter((chapter) => belongs(chapter, printed))
    .map(({ title, text, steps }) => ({
      title: inLanguage(locale, title),
      text: text.map((one) => inLanguage(locale, one)),
      steps: steps.map((one) => inLanguage(locale, one)),
    }));

/** A variant's number begins with that of its article. */
function belongs({ kinds, families, articles }: ManualChapter, { kind, family, number }: Printed): boolean {
  if (!kinds.some((one) => one === kind)) return false;
  if (families.length + articles.length === 0) return true;
  return (
    families.some((one) => one === family) || articles.some((one) => number === one || number.startsWith(`${one}-`))
  );
}

/** The paragraphs of a description in HTML as plain text; what is in the box, and care, are paragraphs of their own. */
export const paragraphsOf = (html: string, plain: (html: string) => string): string[] =>
  html
    .split(/<\/(?:p|li|h\d)>/i)
    .map(plain)
    .filter(Boolean);

/** What a cabinet must offer, as a table: widths that fit as a list, the rest as least measures in millimeters. */
export function needsOf(locale: Locale, t: Words<'documents'>, fit: Fit): Row[] {
  const list = (name: string, values: number[]): Row[] =>
    values.length > 0 ? [{ name, value: `${values.join(' / ')}\u00A0mm` }] : [];
  const least = (name: string, value: number | null): Row[] =>
    value ? [{ name, value: t('from', { mm: formatMm(locale, value) }) }] : [];
  return [
    ...list(t('bodyWidth'), fit.bodyWidthsMm),
    ...list(t('sideWall'), fit.sideWallMm),
    ...least(t('roomWidth'), fit.minWidthMm),
    ...least(t('bodyHeight'), fit.minBodyHeightMm),
    ...least(t('bodyDepth'), fit.minBodyDepthMm),
    ...least(t('installationHeight'), fit.minInstallationHeightMm),
    ...least(t('installationDepth'), fit.minInstallationDepthMm),
  ];
}

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

/** The PDF of a sheet, kept for who asks again. @throws {NoTurn} when too many wait for theirs */
export const printSheet = press<Sheet>(new URL('./draw-sheet.ts', import.meta.url));
