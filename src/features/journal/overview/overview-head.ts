import { breadcrumbList, graph, itemList } from '#features/seo/graph.ts';
import type { JournalView } from '../post/journal-view.content.ts';
import type { RecipesView } from './recipes-view.content.ts';

/** What the document's head says of an overview. */
export const overviewHead = ({ locale, title, description, alternates, cards, isIndexed = true }: Overview) => ({
  ...{ locale, title, description, alternates, isIndexed },
  shareImage: cards.find(({ media }) => media)?.media?.url,
});

type Overview = Pick<RecipesView | JournalView, 'locale' | 'title' | 'description' | 'alternates' | 'cards'> & {
  isIndexed?: boolean;
};

/** The list and the way to it, for search engines: each entry by its address alone. */
export const overviewJsonLd = ({ crumbs, cards }: Pick<RecipesView | JournalView, 'crumbs' | 'cards'>, origin: URL) =>
  graph([
    itemList(
      cards.map(({ href }) => href),
      origin,
    ),
    breadcrumbList(crumbs, origin),
  ]);
