import { getEntry } from 'astro:content';
import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { DryingGuide } from './drying-guide.schema.ts';
import type { RaclettePlanner } from './raclette-planner.schema.ts';

/** @throws Error when content/shop/drying-guide.yaml is missing */
export async function readGuide(): Promise<DryingGuide> {
  const entry = await getEntry('dryingGuide', 'drying-guide');
  if (!entry) throw new Error('content/shop/drying-guide.yaml is needed by its page');
  return entry.data;
}

/** @throws Error when content/shop/raclette-planner.yaml is missing */
export async function readPlanner(): Promise<RaclettePlanner> {
  const entry = await getEntry('raclettePlanner', 'raclette-planner');
  if (!entry) throw new Error('content/shop/raclette-planner.yaml is needed by its page');
  return entry.data;
}

type Slugged = Pick<DryingGuide, 'slug' | 'title'>;

export const toolAlternates = ({ slug }: Pick<Slugged, 'slug'>): Alternates =>
  alternatesOf((locale) => recipes(locale, inLanguage(locale, slug)));

/** The pages of both tools in every language. */
export const toolAddresses = async (): Promise<Alternates[]> =>
  [await readGuide(), await readPlanner()].map(toolAlternates);

/** The way to a tool. */
export const toolCrumbs = (locale: Locale, { title }: Slugged) => [
  { name: wordsOf(locale, 'common')('home'), href: home(locale) },
  { name: wordsOf(locale, 'journal')('recipes'), href: recipes(locale) },
  { name: inLanguage(locale, title) },
];
