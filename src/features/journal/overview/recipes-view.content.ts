import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { type Card, recipeCards } from '../cards.content.ts';
import { readOverview, recipesAt, writtenRecipes } from '../entries.content.ts';
import type { RecipeEntry } from '../related.ts';
import { type Choice, KINDS, type Kind, matches, segmentsOf, valuesOf } from './filters.ts';

/** What the overviews of recipes and of the journal have in common. */
export interface OverviewView {
  locale: Locale;
  title: string;
  description: string;
  text: string | undefined;
  crumbs: { name: string; href?: string }[];
  cards: Card[];
  /** In the preview: what is not public. */
  hidden: Card[];
  alternates: Alternates;
  goodUntil: string | undefined;
}

/** The overview of recipes, or those of a choice. */
export interface RecipesView extends OverviewView {
  filters: Filter[];
  /** Combinations are for people; search engines get the overview and each single choice. */
  isIndexed: boolean;
}

interface Filter {
  kind: Kind;
  name: string;
  options: Option[];
}

interface Option {
  label: string;
  /** Undefined where no recipe would be left: a link that leads to nothing is none. */
  href: string | undefined;
  isChosen: boolean;
}

export async function recipesView(locale: Locale, choice: Choice, now: Date): Promise<RecipesView> {
  const [{ entries, goodUntil }, overview] = await Promise.all([recipesAt(now), readOverview('recipes')]);
  const t = wordsOf(locale, 'journal');
  const matchingRecipes = entries.filter((recipe) => matches(recipe, choice));
  const values = KINDS.flatMap((kind) => (choice[kind] ? (t.maybe(`${kind}-${choice[kind]}`) ?? []) : []));
  const chosen = values.join(', ');
  const name = inLanguage(locale, overview.title);
  const isAll = values.length === 0;
  return {
    locale,
    title: isAll ? name : `${wordsOf(locale, 'common')('labelled', { label: name })} ${chosen}`,
    description: isAll ? inLanguage(locale, overview.description) : chosenDescription(locale, matchingRecipes, chosen),
    text: isAll ? inLanguage(locale, overview.text) : undefined,
    crumbs: [
      { name: wordsOf(locale, 'common')('home'), href: home(locale) },
      ...(isAll ? [{ name }] : [{ name, href: recipes(locale) }, { name: chosen }]),
    ],
    filters: KINDS.map((kind) => filter(locale, kind, choice, entries)),
    cards: await recipeCards(locale, matchingRecipes),
    hidden: isAll && import.meta.env.DEV ? await hiddenCards(locale, entries) : [],
    alternates: alternatesOf((code) => recipes(code, ...segmentsOf(code, choice))),
    isIndexed: values.length < 2 && matchingRecipes.length > 0,
    goodUntil,
  };
}

function filter(locale: Locale, kind: Kind, choice: Choice, all: RecipeEntry[]): Filter {
  const t = wordsOf(locale, 'journal');
  const option = (value: string | undefined): Option => {
    const { [kind]: _, ...others } = choice;
    const nextChoice: Choice = value ? { ...others, [kind]: value } : others;
    const isEmpty = !all.some((recipe) => matches(recipe, nextChoice));
    return {
      label: value ? (t.maybe(`${kind}-${value}`) ?? value) : t('allOf'),
      href: isEmpty ? undefined : recipes(locale, ...segmentsOf(locale, nextChoice)),
      isChosen: choice[kind] === value,
    };
  };
  return { kind, name: t(`filter-${kind}`), options: [undefined, ...valuesOf(kind)].map(option) };
}

/** `12 Rezepte: Raclette, vegan. Raclette mit …, …` as long as a search result shows. */
function chosenDescription(locale: Locale, matchingRecipes: RecipeEntry[], chosen: string): string {
  const count = wordsOf(locale, 'journal')('recipesFound', { count: matchingRecipes.length });
  const names = matchingRecipes.map(({ title }) => inLanguage(locale, title));
  const start = `${wordsOf(locale, 'common')('labelled', { label: `${count} (${chosen})` })} `;
  while (names.length > 1 && start.length + names.join(', ').length > 150) names.pop();
  return start + names.join(', ');
}

async function hiddenCards(locale: Locale, shown: RecipeEntry[]): Promise<Card[]> {
  const ids = new Set(shown.map(({ id }) => id));
  return recipeCards(
    locale,
    (await writtenRecipes()).filter(({ id }) => !ids.has(id)),
  );
}
