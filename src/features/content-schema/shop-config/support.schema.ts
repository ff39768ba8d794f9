import * as z from 'zod';
import { everyLanguage, localeCode } from '#i18n/languages.schema.ts';
import { parseEntry } from '../parse-entry.ts';
import { LINES } from '../product.schema.ts';
import { articleNumber, day, key, pictureId, text } from '../text.schema.ts';

export const clockTime = (help: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time like "07:30", in quotes' })
    .describe(help);

/** When somebody answers the telephone. Times in the shop's time zone. */
export const supportSchema = z
  .strictObject({
    hours: z
      .array(
        z.strictObject({
          weekdays: z.array(z.int().min(1).max(7)).min(1).describe('Days of the week: 1 is Monday, 7 is Sunday.'),
          from: clockTime('Somebody answers from this time on, Swiss time.').meta({ label: 'From' }),
          until: clockTime('Until this time, Swiss time.'),
        }),
      )
      .describe('Opening hours of a normal week, an entry for each stretch.'),
    languages: z.array(z.string()).describe('Languages spoken.'),
    closedDays: z
      .array(
        z.strictObject({
          from: day('First closed day.'),
          until: day('Last closed day, included.'),
          reason: text('Why, in two or three words.'),
        }),
      )
      .describe('Whole days on which nobody answers, both ends included.'),
  })
  .describe('Support hours.');

// A spare part names what it belongs to (`hof_spare_part_of`), so that search, product page and drawing agree.

/** content/spare-parts/spare-parts.yaml: category, then yes/no questions, then parts. */
export const sparePartsSchema = z
  .strictObject({
    categories: z
      .array(
        z.strictObject({
          id: key('By which other content names the category.'),
          picture: pictureId('Cut-out of such a system; a drawing stands for it until there is one.'),
          name: text('Name.'),
          text: text('How to recognize it.'),
          lines: z.array(z.enum(LINES)).describe('Lines that belong here.'),
          start: key('First question.'),
        }),
      )
      .describe('Where the search begins.'),
    questions: z
      .array(
        z.strictObject({
          id: key('By which other content names the question.'),
          picture: pictureId('What to look at; a drawing stands for it until there is one.'),
          question: text('A question to be answered with yes or no.'),
          hint: text('How to find out.'),
          yes: key('Next question or result after a yes.'),
          no: key('Next question or result after a no.'),
        }),
      )
      .describe('Questions.'),
    results: z
      .array(
        z.strictObject({
          id: key('Short name (id) of the result; begins with r-.'),
          title: text('What was found.'),
          text: text('What to order, one or two sentences.'),
          parts: z.array(articleNumber('An article number.')).min(1).describe('Parts, the likeliest first.'),
        }),
      )
      .describe('Results.'),
  })
  .describe('The tree of the spare-parts search.');

export type SparePartsTree = z.infer<typeof sparePartsSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseSpareParts = (raw: unknown, file: string): SparePartsTree => parseEntry(sparePartsSchema, raw, file);

const wordList = (help: string) => z.array(z.string().min(1)).describe(help);

const synonymSchema = z
  .strictObject({
    term: z.string().min(1).describe('The word the catalog uses.'),
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
export const synonymsSchema = everyLanguage(z.array(synonymSchema)).describe('Synonyms for the search.');
/** content/shop/golden.yaml */
const goldenQueriesSchema = everyLanguage(z.array(goldenSchema)).describe('Queries by which the search is judged.');

type Synonyms = z.infer<typeof synonymsSchema>;
type GoldenQueries = z.infer<typeof goldenQueriesSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseSynonyms = (raw: unknown, file: string): Synonyms => parseEntry(synonymsSchema, raw, file);

/** @throws Error naming file, field, found and expected. */
export const parseGoldenQueries = (raw: unknown, file: string): GoldenQueries =>
  parseEntry(goldenQueriesSchema, raw, file);

/** content/shop/reviews.yaml: what buyers said before the shop kept reviews itself. */
export const reviewsSchema = z
  .array(
    z.strictObject({
      id: z.string().min(1).describe('Its own name, never used twice.'),
      product: articleNumber('Article, without its variants.'),
      stars: z.int().min(1).max(5).describe('1 to 5.'),
      language: localeCode.describe('Language it was written in.'),
      name: z.string().min(1).describe('As it is shown: Vreneli S.'),
      date: day('Day it was written.'),
      verified: z.boolean().describe('Written by someone who bought it here.'),
      title: z.string().min(1).describe('Heading.'),
      text: z.string().min(1).describe('What was said.'),
      answer: z
        .strictObject({ date: day('Day of the answer.'), text: z.string().min(1).describe('What the shop said.') })
        .optional()
        .describe('The shop’s answer, in the reviewer’s language.'),
    }),
  )
  .describe('Reviews of products.');

export type SeededReview = z.infer<typeof reviewsSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseReviews = (raw: unknown, file: string): SeededReview[] => parseEntry(reviewsSchema, raw, file);

// Alternative texts are in one file beside the pictures, in three languages, and the Store API returns them as the
// media’s translated `alt`. What a picture shows is written once, in pictures.yaml; no other schema has a field
// for it.

/** content/media/pictures.yaml: said once, wherever the picture stands. */
export const pictureWordsSchema = z
  .record(key('The picture: the name of its file without the ending.'), text('What is seen, in one sentence.'))
  .describe('What each picture shows, for those who cannot see it.');

type PictureWords = z.infer<typeof pictureWordsSchema>;

/** @throws Error naming file, field, found and expected. */
export const parsePictureWords = (raw: unknown, file: string): PictureWords =>
  parseEntry(pictureWordsSchema, raw, file);
