import { pageHref, publicPages } from '#features/navigation/pages.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { journal, recipes } from '#i18n/paths.ts';
import { postHref, recipeHref } from './cards.content.ts';
import { postsAt, recipesAt } from './entries.content.ts';
import { type Choice, choiceOf, topicOf } from './overview/filters.ts';
import { recipesView } from './overview/recipes-view.content.ts';
import { overviewHead, overviewJsonLd, postHead, postJsonLd, recipeHead, recipeJsonLd } from './page-heads.ts';
import { journalView } from './post/journal-view.content.ts';
import type { Post } from './post/post.schema.ts';
import { postView } from './post/post-view.content.ts';
import { recipeView } from './recipe/recipe-view.content.ts';
import type { PostEntry, RecipeEntry } from './related.ts';

/** What an address below /rezepte or /journal is at a moment. */
export type EntryMatch =
  | { kind: 'recipes'; choice: Choice }
  | { kind: 'recipe'; recipe: RecipeEntry }
  | { kind: 'journal'; topic: Post['topic'] | undefined }
  | { kind: 'post'; post: PostEntry };

/** `pathname` with its language prefix and no slash at its end. Undefined for what is not public at that moment. */
async function findEntry(locale: Locale, pathname: string, now: Date): Promise<EntryMatch | undefined> {
  const dishes = segmentsBelow(recipes(locale), pathname);
  if (dishes) {
    const choice = choiceOf(locale, dishes);
    if (choice) return { kind: 'recipes', choice };
    const recipe = (await recipesAt(now)).entries.find((one) => recipeHref(locale, one) === pathname);
    return recipe && { kind: 'recipe', recipe };
  }
  const [topic, ...more] = segmentsBelow(journal(locale), pathname) ?? [undefined, 'elsewhere'];
  if (more.length > 0) return undefined;
  if (topic === undefined || topicOf(locale, topic))
    return { kind: 'journal', topic: topic === undefined ? undefined : topicOf(locale, topic) };
  const post = (await postsAt(now)).entries.find((one) => postHref(locale, one) === pathname);
  return post && { kind: 'post', post };
}

function segmentsBelow(overview: string, pathname: string): string[] | undefined {
  if (pathname === overview) return [];
  return pathname.startsWith(`${overview}/`) ? pathname.slice(overview.length + 1).split('/') : undefined;
}

/** True for an address that content owns at this moment: a page of blocks, or one of recipes and the journal. */
export async function isOfContent(locale: Locale, pathname: string, now: Date): Promise<boolean> {
  if (await findEntry(locale, pathname, now)) return true;
  const pages = await publicPages(now);
  return pages.some(({ data }) => pageHref(locale, data) === pathname);
}

/** A page of recipes or the journal, ready to be drawn on demand; undefined for what is not public at this moment. */
export async function readEntry(locale: Locale, pathname: string, { now, origin }: { now: Date; origin: URL }) {
  const match = await findEntry(locale, pathname, now);
  switch (match?.kind) {
    case 'recipes': {
      const view = await recipesView(locale, match.choice, now);
      return { ...match, view, of: 'recipes' as const, head: overviewHead(view), json: overviewJsonLd(view, origin) };
    }
    case 'recipe': {
      const view = await recipeView(locale, match.recipe, { now, isLive: true });
      return { ...match, view, of: 'recipes' as const, head: recipeHead(view), json: recipeJsonLd(view, origin) };
    }
    case 'journal': {
      const view = await journalView(locale, match.topic, now);
      return { ...match, view, of: 'journal' as const, head: overviewHead(view), json: overviewJsonLd(view, origin) };
    }
    case 'post': {
      const view = await postView(locale, match.post, { now, isLive: true });
      return { ...match, view, of: 'journal' as const, head: postHead(view), json: postJsonLd(view, origin) };
    }
    default:
      return undefined;
  }
}
