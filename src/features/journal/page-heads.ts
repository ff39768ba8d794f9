import { breadcrumbList, duration, graph, itemList, publisher, type Thing } from '#features/seo/organization.ts';
import { formatDate } from '#i18n/format.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { type Words, wordsOf } from '#i18n/words.ts';
import { isPublished, type Publishing, swissDay } from '#values/publishing.ts';
import type { OverviewView } from './overview/recipes-view.content.ts';
import { wordCount } from './post/body.ts';
import type { PostView } from './post/post-view.content.ts';
import type { Step } from './recipe/recipe.schema.ts';
import type { RecipeView } from './recipe/recipe-view.content.ts';

export const recipeHead = (view: RecipeView) => entryHead(view, view.recipe);
export const postHead = (view: PostView) => entryHead(view, view.post);

/** What the document's head says of a recipe or a post. */
const entryHead = (
  { locale, title, alternates, shareImage, publicationStatus }: RecipeView | PostView,
  { teaser }: RecipeView['recipe'] | PostView['post'],
) => ({
  ...{ locale, title, alternates, shareImage },
  description: inLanguage(locale, teaser),
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

/** The post and the way to it, for search engines. */
export const postJsonLd = (view: PostView, origin: URL): string =>
  graph([postThing(view, origin), breadcrumbList(view.crumbs, origin)]);

function postThing({ locale, post, title, topic, minutes, shareImage, alternates }: PostView, origin: URL): Thing {
  const url = new URL(alternates[locale] ?? '/', origin).href;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description: inLanguage(locale, post.teaser),
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    image: shareImage && [new URL(shareImage, origin).href],
    datePublished: post.publishFrom,
    dateModified: post.publishFrom,
    author: publisher('Hof & Herd', origin),
    publisher: publisher('Hof & Herd', origin),
    articleSection: topic,
    wordCount: wordCount(inLanguage(locale, post.body)),
    timeRequired: `PT${minutes}M`,
  };
}

/** What the document's head says of an overview. */
export const overviewHead = ({
  locale,
  title,
  description,
  alternates,
  cards,
  isIndexed = true,
}: OverviewView & { isIndexed?: boolean }) => ({
  ...{ locale, title, description, alternates, isIndexed },
  shareImage: cards.find(({ media }) => media)?.media?.url,
});

/** The list and the way to it, for search engines: each entry by its address alone. */
export const overviewJsonLd = ({ crumbs, cards }: Pick<OverviewView, 'crumbs' | 'cards'>, origin: URL) =>
  graph([
    itemList(
      cards.map(({ href }) => href),
      origin,
    ),
    breadcrumbList(crumbs, origin),
  ]);

/** What the preview says of an entry that nobody else sees yet, or any more; undefined for what is public. */
export function publicationStatus(
  locale: Locale,
  entry: Publishing,
  now: Date,
  t: Words<'journal'>,
): string | undefined {
  if (isPublished(entry, now)) return undefined;
  const { status, publishFrom, publishUntil } = entry;
  if (status === 'draft') return t('draft');
  if (publishFrom && publishFrom > swissDay(now)) return t('scheduled', { date: formatDate(locale, publishFrom) });
  return t('over', { date: formatDate(locale, publishUntil ?? '') });
}

/** `35 min`, `1 h 35 min`, `9 h`. */
export function timeWords(locale: Locale, total: number): string {
  const t = wordsOf(locale, 'common');
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const words = hours === 0 ? t('minutes', { minutes }) : t('hoursMinutes', { hours, minutes });
  return (minutes === 0 && hours > 0 ? words.replace(/\s*0\smin$/, '') : words).replaceAll(' ', '\u00A0');
}

/** `4–5 min`, `7–9 h`, `50 min – 1 h 10 min`: how long a step takes. */
export function spanWords(locale: Locale, { from, to }: { from: number; to?: number | undefined }): string {
  const [first, last] = [timeWords(locale, from), timeWords(locale, to ?? from)];
  if (first === last) return first;
  const [one, other] = [first, last].map((words) => words.match(/^(\d+)(\D+)$/));
  return one && one[2] === other?.[2] ? `${one[1]}–${last}` : `${first} – ${last}`;
}

/** How it is done and how long it takes: `Im Pfännchen, auf Stufe 2. (4–5 min)`. */
function howWords(locale: Locale, { text, time }: Step): string {
  return [inLanguage(locale, text), time && `(${spanWords(locale, time)})`].filter(Boolean).join(' ');
}

/** The whole step, where no letter is bold: `Käse schmelzen: Im Pfännchen, auf Stufe 2. (4–5 min)`. */
export function stepWords(locale: Locale, step: Step): string {
  const label = wordsOf(locale, 'common')('labelled', { label: inLanguage(locale, step.title) });
  return `${label} ${howWords(locale, step)}`;
}
