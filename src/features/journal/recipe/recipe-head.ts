import { breadcrumbList, duration, graph, type Thing } from '#features/seo/graph.ts';
import { publisher } from '#features/seo/organization.ts';
import { inLanguage } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { RecipeView } from './recipe-view.content.ts';
import { howWords } from './step.ts';

/** What the document's head says of a recipe. */
export const recipeHead = ({ locale, recipe, title, alternates, shareImage, publicationStatus }: RecipeView) => ({
  locale,
  title,
  description: inLanguage(locale, recipe.teaser),
  alternates,
  shareImage,
  shareType: 'article' as const,
  isIndexed: publicationStatus === undefined,
});

/** The recipe and the way to it, for search engines. */
export const recipeJsonLd = (view: RecipeView, origin: URL): string =>
  graph([recipeThing(view, origin), breadcrumbList(view.crumbs, origin)]);

/** Cuisine, ratings and video are left out: nobody has said, rated or filmed them. What rests is neither prepared nor cooked. */
function recipeThing({ locale, recipe, title, makes, groups, shareImage, alternates }: RecipeView, origin: URL): Thing {
  const t = wordsOf(locale, 'journal');
  const url = new URL(alternates[locale] ?? '/', origin).href;
  const { prepMinutes, cookMinutes, restMinutes, nutrition } = recipe;
  const diets = recipe.diet.map((diet) => `https://schema.org/${DIETS[diet]}`);
  return {
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    name: title,
    description: inLanguage(locale, recipe.teaser),
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    image: shareImage && [new URL(shareImage, origin).href],
    author: publisher('Hof & Herd', origin),
    datePublished: recipe.publishFrom,
    prepTime: duration(prepMinutes),
    cookTime: duration(cookMinutes),
    totalTime: duration(prepMinutes + cookMinutes + restMinutes),
    recipeYield: recipe.servings ? [String(recipe.servings), makes] : makes,
    recipeCategory: t.maybe(`course-${recipe.course}`),
    keywords: (recipe.keywords[locale] ?? recipe.keywords.de).join(', '),
    suitableForDiet: diets.length > 0 ? diets : undefined,
    tool: { '@type': 'HowToTool', name: t(`appliance-${recipe.device}`) },
    recipeIngredient: groups.flatMap(({ items }) => items.map(({ words }) => words)),
    recipeInstructions: recipe.steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: inLanguage(locale, step.title),
      text: howWords(locale, step),
      url: `${url}#step-${index + 1}`,
    })),
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: recipe.servings ? wordsOf(locale, 'common')('recipeServings', { count: 1 }) : '100 g',
      calories: `${nutrition.kcal} kcal`,
      proteinContent: `${nutrition.protein} g`,
      carbohydrateContent: `${nutrition.carbs} g`,
      fatContent: `${nutrition.fat} g`,
    },
  };
}

const DIETS = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
  'lactose-free': 'LowLactoseDiet',
} as const;
