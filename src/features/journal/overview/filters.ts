import { LOCALES, type Locale } from '#i18n/locales.ts';
import { RECIPE_FILTERS, TOPICS } from '#i18n/segments.ts';
import type { Post } from '../post/post.schema.ts';
import type { Recipe } from '../recipe/recipe.schema.ts';

/** What recipes are chosen by; one value of each kind at most. */
export interface Choice {
  device?: Recipe['device'];
  diet?: Recipe['diet'][number];
  time?: Time;
  season?: Recipe['season'][number];
}

export type Kind = keyof Choice;
type Time = '45' | '90' | 'long';

const SLUGS: { [K in Kind]-?: Record<NonNullable<Choice[K]>, Record<Locale, string>> } = RECIPE_FILTERS;

export const KINDS = Object.keys(SLUGS) as Kind[];

/** The values of one kind in their order. */
export const valuesOf = (kind: Kind): string[] => Object.keys(SLUGS[kind]);

/** The segments of a choice's address, behind that of the overview. */
export const segmentsOf = (locale: Locale, choice: Choice): string[] =>
  KINDS.flatMap((kind) => {
    const value = choice[kind];
    const slugs = value && (SLUGS[kind] as Record<string, Record<Locale, string>>)[value];
    return slugs ? [slugs[locale]] : [];
  });

/** The choice that an address means; undefined when a segment is unknown or out of order, so that each has one address. */
export function choiceOf(locale: Locale, segments: readonly string[]): Choice | undefined {
  const choice: Choice = {};
  for (const segment of segments)
    for (const kind of KINDS) {
      const entry = Object.entries(SLUGS[kind]).find(([, slugs]) => slugs[locale] === segment);
      if (entry) Object.assign(choice, { [kind]: entry[0] });
    }
  return segmentsOf(locale, choice).join('/') === segments.join('/') ? choice : undefined;
}

/** Every choice of one kind alone: these are pages, everything finer is drawn when it is asked for. */
export const singleChoices = (): Choice[] =>
  KINDS.flatMap((kind) => valuesOf(kind).map((value) => ({ [kind]: value }) as Choice));

/** Every choice there is: for the preview, which draws each address by itself. */
export const everyChoice = (): Choice[] =>
  KINDS.reduce<Choice[]>(
    (choices, kind) =>
      choices.flatMap((choice) => [choice, ...valuesOf(kind).map((value) => ({ ...choice, [kind]: value }) as Choice)]),
    [{}],
  );

export const matches = (recipe: Recipe, { device, diet, time, season }: Choice): boolean =>
  (!device || recipe.device === device) &&
  (!diet || recipe.diet.includes(diet)) &&
  (!time || isWithin(totalMinutes(recipe), time)) &&
  (!season || recipe.season.includes(season));

/** From the first cut to the table. */
export const totalMinutes = ({ prepMinutes, cookMinutes, restMinutes }: Recipe): number =>
  prepMinutes + cookMinutes + restMinutes;

const isWithin = (minutes: number, time: Time): boolean => (time === 'long' ? minutes > 90 : minutes <= Number(time));

/** True where a recipe's own address would hide a choice; content must not use these words. */
export const isTaken = (slug: string): boolean =>
  KINDS.some((kind) => Object.values(SLUGS[kind]).some((slugs) => LOCALES.some(({ code }) => slugs[code] === slug)));

type Topic = Post['topic'];

/** Posts must not have these slugs. */
const SEGMENTS: Record<Topic, Record<Locale, string>> = TOPICS;

export const TOPIC_NAMES = Object.keys(SEGMENTS) as Topic[];

export const topicSegment = (locale: Locale, topic: Topic): string => SEGMENTS[topic][locale];

/** The topic that an address means. */
export const topicOf = (locale: Locale, segment: string): Topic | undefined =>
  TOPIC_NAMES.find((topic) => SEGMENTS[topic][locale] === segment);
