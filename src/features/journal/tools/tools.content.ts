import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { getEntry } from '#values/entries.content.ts';
import type { RecipeEntry } from '../related.ts';
import type { DryingGuide, RaclettePlanner } from './tools.schema.ts';

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

type RecipeRef = Pick<RecipeEntry, 'id' | 'device' | 'servings'>;

/** Where a recipe's device has a tool: its address with what the recipe answers already. */
export async function toolOf(
  locale: Locale,
  { id, device, servings }: RecipeRef,
): Promise<{ label: string; href: string } | undefined> {
  const t = wordsOf(locale, 'journal');
  if (device === 'raclette') {
    const address = recipes(locale, inLanguage(locale, (await readPlanner()).slug));
    return { label: t('toolPlanner'), href: servings ? `${address}?adults=${servings}` : address };
  }
  if (device !== 'dehydrator') return undefined;
  const { slug, foods } = await readGuide();
  const food = foods.find(({ recipe }) => recipe === id);
  const address = recipes(locale, inLanguage(locale, slug));
  return { label: t('toolGuide'), href: food ? `${address}?food=${food.id}` : address };
}
