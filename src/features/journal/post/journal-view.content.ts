import { inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, journal } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { type Card, postCards } from '../cards.content.ts';
import { postsAt, readOverview, writtenPosts } from '../entries.content.ts';
import { TOPIC_NAMES, topicSegment } from '../overview/filters.ts';
import type { OverviewView } from '../overview/recipes-view.content.ts';
import { mostRead } from '../related.ts';
import type { Post } from './post.schema.ts';

/** The overview of the journal, or of one topic. */
export interface JournalView extends OverviewView {
  topics: { label: string; href: string; isChosen: boolean }[];
  /** What is read most; on the overview alone. */
  popular: Card[];
}

export async function journalView(locale: Locale, topic: Post['topic'] | undefined, now: Date): Promise<JournalView> {
  const [{ entries, goodUntil }, overview] = await Promise.all([postsAt(now), readOverview('journal')]);
  const t = wordsOf(locale, 'journal');
  const name = inLanguage(locale, overview.title);
  const topicName = topic && (t.maybe(`topic-${topic}`) ?? topic);
  const listedPosts = topic ? entries.filter((post) => post.topic === topic) : entries;
  const shown = new Set(entries.map(({ id }) => id));
  const hidden = import.meta.env.DEV && !topic ? (await writtenPosts()).filter(({ id }) => !shown.has(id)) : [];
  const used = TOPIC_NAMES.filter((one) => one === topic || entries.some((post) => post.topic === one));
  return {
    locale,
    title: topicName ? `${wordsOf(locale, 'common')('labelled', { label: name })} ${topicName}` : name,
    description: topicName
      ? listedPosts
          .map(({ title }) => inLanguage(locale, title))
          .slice(0, 3)
          .join(' · ')
      : inLanguage(locale, overview.description),
    text: topic ? undefined : inLanguage(locale, overview.text),
    crumbs: [
      { name: wordsOf(locale, 'common')('home'), href: home(locale) },
      ...(topicName ? [{ name, href: journal(locale) }, { name: topicName }] : [{ name }]),
    ],
    topics: [
      { label: t('allOf'), href: journal(locale), isChosen: topic === undefined },
      ...used.map((one) => ({
        label: t.maybe(`topic-${one}`) ?? one,
        href: journal(locale, topicSegment(locale, one)),
        isChosen: one === topic,
      })),
    ],
    cards: await postCards(locale, listedPosts),
    popular: topic ? [] : await postCards(locale, mostRead(entries).slice(0, MOST_POPULAR)),
    hidden: await postCards(locale, hidden),
    alternates: alternatesOf((code) => (topic ? journal(code, topicSegment(code, topic)) : journal(code))),
    goodUntil,
  };
}

const MOST_POPULAR = 4;
