import { formatNumber } from '#i18n/format.ts';
import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import { type Card, postCards, recipeCards, recipeHref } from '../cards.content.ts';
import { postsAt, readUnits, recipesAt, sooner } from '../entries.content.ts';
import { goodsOf } from '../goods.server.ts';
import { segmentsOf } from '../overview/filters.ts';
import { publicationStatus } from '../page-heads.ts';
import { postsAbout, type RecipeEntry, relatedRecipes } from '../related.ts';
import { inWords, type Measured, type Measures, measured, measuresOf, scaled } from './scale.ts';

/** Everything that a recipe's page shows, in one language. */
export interface RecipeView {
  locale: Locale;
  recipe: RecipeEntry;
  title: string;
  media: PictureMedia | undefined;
  /** The picture for search engines and for sharing: that of the dish, else that of its device at table. */
  shareImage: string | undefined;
  groups: { title: string | undefined; items: Item[] }[];
  measures: Measures;
  /** What comes out of it, in words: `Für 4 Personen`, `Ergibt rund 180 g`. */
  makes: string;
  crumbs: { name: string; href?: string }[];
  goods: Product[];
  related: Card[];
  posts: Card[];
  alternates: Alternates;
  publicationStatus: string | undefined;
  goodUntil: string | undefined;
}

/** An ingredient as it is written for the recipe's own amounts, and what it takes to scale it. */
interface Item extends Measured {
  shown: { amount: string; name: string };
  note: string | undefined;
  /** As a sentence reads it, for search engines. */
  words: string;
}

export async function recipeView(
  locale: Locale,
  recipe: RecipeEntry,
  { now, isLive }: { now: Date; isLive: boolean },
): Promise<RecipeView> {
  const [all, posts, units] = await Promise.all([recipesAt(now), postsAt(now), readUnits()]);
  const t = wordsOf(locale, 'journal');
  const used = recipe.ingredients.flatMap(({ items }) => items.flatMap(({ unit }) => unit ?? []));
  const measures = measuresOf(locale, units, [...new Set([...used, ...(recipe.yield ? [recipe.yield.unit] : [])])]);
  const items = (group: RecipeEntry['ingredients'][number]): Item[] =>
    group.items.map((ingredient) => {
      const item = measured(locale, ingredient, units);
      const shown = scaled(item, 1, measures);
      const note = ingredient.note && inLanguage(locale, ingredient.note);
      const words = [inWords(locale, shown, ingredient.unit, units), note].filter(Boolean).join(', ');
      return { ...item, shown, note, words };
    });
  const picture = await pictureById(recipe.picture, locale);
  const device = t.maybe(`device-${recipe.device}`) ?? recipe.device;
  return {
    locale,
    recipe,
    title: inLanguage(locale, recipe.title),
    media: picture,
    shareImage: (picture ?? (await pictureById(AT_TABLE[recipe.device])))?.url,
    groups: recipe.ingredients.map((group) => ({
      title: group.title && inLanguage(locale, group.title),
      items: items(group),
    })),
    measures,
    makes: makes(locale, recipe, measures),
    crumbs: [
      { name: wordsOf(locale, 'common')('home'), href: home(locale) },
      { name: t('recipes'), href: recipes(locale) },
      { name: device, href: recipes(locale, ...segmentsOf(locale, { device: recipe.device })) },
      { name: inLanguage(locale, recipe.title) },
    ],
    goods: await goodsOf(locale, recipe.products, isLive),
    related: await recipeCards(locale, relatedRecipes(recipe, all.entries).slice(0, MOST_RELATED)),
    posts: await postCards(locale, postsAbout(recipe, posts.entries).slice(0, MOST_POSTS)),
    alternates: alternatesOf((code) => recipeHref(code, recipe)),
    publicationStatus: publicationStatus(locale, recipe, now, t),
    goodUntil: sooner(all.goodUntil, posts.goodUntil),
  };
}

const MOST_RELATED = 4;
const MOST_POSTS = 3;

/** Every device at table: for dishes whose picture is still planned. */
const AT_TABLE: Record<RecipeEntry['device'], string> = {
  raclette: 'raclette-4-table',
  'pizza-grill': 'pizza-grill-table',
  fondue: 'fondue-table',
  dehydrator: 'dehydrator-table',
  chestnut: 'chestnut-oven-table',
};

function makes(locale: Locale, { servings, yield: kept }: RecipeEntry, measures: Measures): string {
  if (servings) return wordsOf(locale, 'common')('recipeServings', { count: servings });
  const names = { one: '', other: '' };
  const amount = kept && scaled({ ...kept, names }, 1, measures).amount;
  return wordsOf(locale, 'journal')('yields', { amount: amount ?? '' });
}

/** Energy and what it comes from, as a table shows it. */
export function nutritionRows(locale: Locale, { nutrition }: RecipeEntry): { name: string; value: string }[] {
  const t = wordsOf(locale, 'journal');
  const grams = (value: number) => `${formatNumber(locale, value)}\u00A0g`;
  return [
    { name: t('energy'), value: `${formatNumber(locale, nutrition.kcal)}\u00A0kcal` },
    { name: t('protein'), value: grams(nutrition.protein) },
    { name: t('carbs'), value: grams(nutrition.carbs) },
    { name: t('fat'), value: grams(nutrition.fat) },
  ];
}
