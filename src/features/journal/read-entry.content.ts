import type { Locale } from '#i18n/locales.ts';
import { findEntry } from './find-entry.content.ts';
import { overviewHead, overviewJsonLd } from './overview/overview-head.ts';
import { recipesView } from './overview/recipes-view.content.ts';
import { journalView } from './post/journal-view.content.ts';
import { postHead, postJsonLd } from './post/post-head.ts';
import { postView } from './post/post-view.content.ts';
import { recipeHead, recipeJsonLd } from './recipe/recipe-head.ts';
import { recipeView } from './recipe/recipe-view.content.ts';

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
