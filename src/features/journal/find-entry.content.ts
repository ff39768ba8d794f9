import type { Locale } from '#i18n/locales.ts';
import { journal, recipes } from '#i18n/paths.ts';
import { postHref, recipeHref } from './cards.content.ts';
import { postsAt, recipesAt } from './entries.content.ts';
import { type Choice, choiceOf } from './overview/filters.ts';
import type { Post } from './post/post.schema.ts';
import { topicOf } from './post/topics.ts';
import type { PostEntry, RecipeEntry } from './related.ts';

/** What an address below /rezepte or /journal is at a moment. */
export type EntryMatch =
  | { kind: 'recipes'; choice: Choice }
  | { kind: 'recipe'; recipe: RecipeEntry }
  | { kind: 'journal'; topic: Post['topic'] | undefined }
  | { kind: 'post'; post: PostEntry };

/** `pathname` with its language prefix and no slash at its end. Undefined for what is not public at that moment. */
export async function findEntry(locale: Locale, pathname: string, now: Date): Promise<EntryMatch | undefined> {
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
