import { inLanguage, type Locale } from '#i18n/locales.ts';
import { recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { RecipeEntry } from '../related.ts';
import { readGuide, readPlanner } from './tools.content.ts';

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
