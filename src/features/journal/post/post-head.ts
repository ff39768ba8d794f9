import { breadcrumbList, graph, type Thing } from '#features/seo/graph.ts';
import { publisher } from '#features/seo/organization.ts';
import { inLanguage } from '#i18n/locales.ts';
import { wordCount } from './body.ts';
import type { PostView } from './post-view.content.ts';

/** What the document's head says of a post. */
export const postHead = ({ locale, post, title, alternates, shareImage, publicationStatus }: PostView) => ({
  locale,
  title,
  description: inLanguage(locale, post.teaser),
  alternates,
  shareImage,
  shareType: 'article' as const,
  isIndexed: publicationStatus === undefined,
});

/** The post and the way to it, for search engines. */
export const postJsonLd = (view: PostView, origin: URL): string =>
  graph([postThing(view, origin), breadcrumbList(view.crumbs, origin)]);

function postThing({ locale, post, title, topic, minutes, shareImage, alternates }: PostView, origin: URL): Thing {
  const url = new URL(alternates[locale] ?? '/', origin).href;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description: inLanguage(locale, post.teaser),
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    image: shareImage && [new URL(shareImage, origin).href],
    datePublished: post.publishFrom,
    dateModified: post.publishFrom,
    author: publisher('Hof & Herd', origin),
    publisher: publisher('Hof & Herd', origin),
    articleSection: topic,
    wordCount: wordCount(inLanguage(locale, post.body)),
    timeRequired: `PT${minutes}M`,
  };
}
