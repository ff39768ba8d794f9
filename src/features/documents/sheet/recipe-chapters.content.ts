import { recipesAt } from '#features/journal/entries.content.ts';
import { recipeView } from '#features/journal/recipe/recipe-view.content.ts';
import { stepWords } from '#features/journal/recipe/step.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Words } from '#i18n/words.ts';
import { shopNow } from '#store-api/now.server.ts';
import type { Chapter } from './sheet.ts';

/** As many recipes, and so as many pages, as the sample of the book promises. */
const PAGES = 8;

/** The sample of the recipe book: one recipe a page, the newest first. */
export async function recipeChapters(locale: Locale, t: Words<'documents'>): Promise<Chapter[]> {
  const now = shopNow();
  const recipes = (await recipesAt(now)).entries.slice(0, PAGES);
  const pages = recipes.map(async (recipe, index): Promise<Chapter[]> => {
    const { title, makes, groups } = await recipeView(locale, recipe, { now, isLive: true });
    const ingredients = groups.flatMap(({ items }) => items.map(({ words }) => words));
    return [
      { title, text: [inLanguage(locale, recipe.teaser), makes], onNewPage: index > 0 },
      { title: t('ingredients'), bullets: ingredients },
      { title: t('preparation'), steps: recipe.steps.map((step) => stepWords(locale, step)) },
      { title: t('setting'), text: [inLanguage(locale, recipe.deviceSetting)] },
    ];
  });
  return (await Promise.all(pages)).flat();
}
