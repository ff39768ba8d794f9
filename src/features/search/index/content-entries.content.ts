import { postHref, recipeHref } from '#features/journal/cards.content.ts';
import { postsAt, recipesAt } from '#features/journal/entries.content.ts';
import { readGuide, readPlanner } from '#features/journal/tools/tools.content.ts';
import { pageHref, publicPages } from '#features/navigation/pages.content.ts';
import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { configurator, recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { getEntry } from '#values/entries.content.ts';
import { searchWords } from '#values/search/search.ts';
import type { Entry, Kind } from './entry.ts';

/** Recipes, posts and pages that are public at this moment, as the dropdown finds them. */
export async function contentEntries(locale: Locale, now: Date): Promise<Entry[]> {
  const localize = (text: Text) => inLanguage(locale, text);
  const t = wordsOf(locale, 'journal');
  const [dishes, posts, pages, labels, fit, tools] = await Promise.all([
    recipesAt(now),
    postsAt(now),
    publicPages(now, { isWhole: true }),
    pageLabels(),
    getEntry('configurator', 'configurator'),
    Promise.all([readGuide(), readPlanner()]),
  ]);
  return [
    ...dishes.entries.map((recipe) => {
      const { title, teaser, keywords, device, ingredients } = recipe;
      const names = ingredients.flatMap(({ items }) => items.map(({ name }) => localize(name)));
      const more = [...(keywords[locale] ?? keywords.de), t.maybe(`device-${device}`) ?? ''];
      return entry('recipe', localize(title), recipeHref(locale, recipe), {
        keywords: more,
        descriptions: [localize(teaser), ...names],
      });
    }),
    ...posts.entries.map((post) => {
      const keywords = [t.maybe(`topic-${post.topic}`) ?? ''];
      return entry('post', localize(post.title), postHref(locale, post), {
        keywords,
        descriptions: [localize(post.teaser)],
      });
    }),
    ...pages
      .filter(({ id }) => id !== 'home')
      .map(({ id, data }) => {
        const { title, description } = data;
        const words = { keywords: [localize(title)], descriptions: [localize(description)] };
        return entry('area', localize(labels.get(id) ?? title), pageHref(locale, data), words);
      }),
    ...(fit
      ? [
          entry('area', localize(labels.get('configurator') ?? fit.data.title), configurator(locale), {
            keywords: [localize(fit.data.title)],
            descriptions: [localize(fit.data.description)],
          }),
        ]
      : []),
    ...tools.map(({ title, slug }) => entry('area', localize(title), recipes(locale, localize(slug)))),
  ];
}

/** What the menu calls a page: “Raclette-Abend”, where its title is the category's too. */
async function pageLabels(): Promise<Map<string, Text>> {
  const main = (await getEntry('navigation', 'navigation'))?.data.main ?? [];
  return new Map(
    main.flatMap(({ children }) =>
      children.flatMap(({ target, label }) => (target.page ? [[target.page, label] as const] : [])),
    ),
  );
}

const entry = (kind: Kind, title: string, href: string, words: Parameters<typeof searchWords>[1] = {}): Entry => ({
  ...{ kind, href },
  ...searchWords(title, words),
});
