import { getEntry } from 'astro:content';
import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, spareParts } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { askHref } from '../contact.content.ts';
import { readTree } from '../find/parts.content.ts';
import { hasQuery, type Question, questionIn } from '../question.ts';
import { answerTo, type SearchResult } from './search-result.content.ts';

/** The spare-parts search, or what it answers. */
export interface SearchView {
  locale: Locale;
  title: string;
  description: string;
  text: string;
  crumbs: { name: string; href?: string }[];
  question: Question;
  result: SearchResult;
  /** Where one asks for what is not found, with the number filled in. */
  askHref: string | undefined;
  alternates: Alternates;
  /** Answers are for people; search engines get the search and the parts of each product. */
  isIndexed: boolean;
}

/** The words above the search. @throws Error when content/shop/overviews.yaml is missing */
export async function readWords() {
  const entry = await getEntry('overviews', 'overviews');
  if (!entry) throw new Error('content/shop/overviews.yaml is needed by the spare-parts search');
  return entry.data.spareParts;
}

export async function searchView(locale: Locale, query: URLSearchParams): Promise<SearchView> {
  const [tree, words] = await Promise.all([readTree(), readWords()]);
  const kinds = tree.categories.map(({ id }) => id);
  const question = questionIn(query, kinds);
  const title = inLanguage(locale, words.title);
  return {
    ...{ locale, title, question },
    description: inLanguage(locale, words.description),
    text: inLanguage(locale, words.text),
    crumbs: [{ name: wordsOf(locale, 'common')('home'), href: home(locale) }, { name: title }],
    result: await answerTo(locale, tree, question),
    askHref: await askHref(locale, question.part),
    alternates: alternatesOf((code) => spareParts(code)),
    isIndexed: !hasQuery(question),
  };
}
