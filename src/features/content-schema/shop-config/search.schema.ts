import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';

const wordList = (help: string) => z.array(z.string().min(1)).describe(help);
const inEachLanguage = <T extends z.ZodType>(entry: T) =>
  z.strictObject({ de: z.array(entry), 'en-US': z.array(entry), 'fr-FR': z.array(entry) });

const synonymSchema = z
  .strictObject({
    term: z.string().min(1).describe('The word the catalogue uses.'),
    same: wordList('Means the same, in both directions.').default([]),
    from: wordList('Leads to the word only: misspellings, dialect, wider words.')
      .default([])
      .meta({ label: 'Leads to the word' }),
  })
  .describe('Words that lead to the same thing.');

const goldenSchema = z
  .strictObject({
    q: z.string().min(1).describe('What is typed.'),
    kind: z.string().describe('What the case is about.'),
    products: wordList('All of these are within the first three products.').optional(),
    top: z.string().optional().describe('This product is first.'),
    within: wordList('Every product shown has one of these number beginnings.').optional(),
    recipes: wordList('All of these recipes are within the first three.').optional(),
    journal: wordList('All of these journal entries are within the first three.').optional(),
    pages: wordList('All of these pages are within the first three.').optional(),
    suggest: wordList('What is offered instead; empty: nothing.').optional(),
    nothing: z.boolean().optional().describe('No product is found.'),
  })
  .describe('A query and what has to come up.');

/** content/shop/synonyms.yaml */
export const synonymsSchema = inEachLanguage(synonymSchema).describe('Synonyms for the search.');
/** content/shop/golden.yaml */
export const goldenQueriesSchema = inEachLanguage(goldenSchema).describe('Queries by which the search is judged.');

export type Synonyms = z.infer<typeof synonymsSchema>;
export type GoldenQueries = z.infer<typeof goldenQueriesSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseSynonyms = (raw: unknown, file: string): Synonyms => parseEntry(synonymsSchema, raw, file);

/** @throws Error naming file, field, found and expected. */
export const parseGoldenQueries = (raw: unknown, file: string): GoldenQueries =>
  parseEntry(goldenQueriesSchema, raw, file);
