import type { Locale } from '#i18n/locales.ts';
import type { Post } from './post.schema.ts';

type Topic = Post['topic'];

/** The address of a topic, below that of the journal; posts must not use these words. */
const SEGMENTS: Record<Topic, Record<Locale, string>> = {
  kitchen: { de: 'kueche', 'en-US': 'kitchen', 'fr-FR': 'cuisine' },
  garden: { de: 'garten', 'en-US': 'garden', 'fr-FR': 'jardin' },
  'waste-sorting': { de: 'abfall-trennen', 'en-US': 'waste-sorting', 'fr-FR': 'tri-des-dechets' },
  workshop: { de: 'werkstatt', 'en-US': 'workshop', 'fr-FR': 'atelier' },
  seasons: { de: 'jahreszeiten', 'en-US': 'seasons', 'fr-FR': 'saisons' },
};

export const TOPIC_NAMES = Object.keys(SEGMENTS) as Topic[];

export const topicSegment = (locale: Locale, topic: Topic): string => SEGMENTS[topic][locale];

/** The topic that an address means. */
export const topicOf = (locale: Locale, segment: string): Topic | undefined =>
  TOPIC_NAMES.find((topic) => SEGMENTS[topic][locale] === segment);
