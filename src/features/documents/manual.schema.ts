import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { DOCUMENT_KINDS, FAMILIES } from '#features/content-schema/product.schema.ts';
import { articleNumber, key, text } from '#features/content-schema/text.schema.ts';

const sentences = (help: string) => z.array(text('One paragraph or step.')).default([]).describe(help);

const manualChapterSchema = z
  .strictObject({
    id: key('By which other content names the chapter.'),
    kinds: z.array(z.enum(DOCUMENT_KINDS)).min(1).describe('Kinds of documents it is printed in.'),
    families: z.array(z.enum(FAMILIES)).default([]).describe('Families of articles it is printed for.'),
    articles: z.array(articleNumber('An article number.')).default([]).describe('Single articles it is printed for.'),
    title: text('Heading.'),
    text: sentences('Paragraphs.'),
    steps: sentences('What to do, one after the other; they are numbered.'),
  })
  .describe('A chapter. Without families and articles it is printed for every article.');

/** content/shop/manuals.yaml: what an article's own data does not say, chapter by chapter. */
export const manualsSchema = z
  .array(manualChapterSchema)
  .describe('Chapters of manuals and mounting instructions, in their order.');

export type ManualChapter = z.infer<typeof manualChapterSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseManuals = (raw: unknown, file: string): ManualChapter[] => parseEntry(manualsSchema, raw, file);
