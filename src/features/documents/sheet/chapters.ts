import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { ManualChapter } from '../manual.schema.ts';
import type { Chapter } from './sheet.ts';

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
