import { linkOf } from '#features/prose/prose.content.ts';
import type { Locale } from '#i18n/locales.ts';
import type { FindLink } from './body.ts';

/**
 * Finds where the links of a post lead. A build fails without the store; what is drawn on demand then does without the
 * links that it can't find, because one reads it for its words.
 */
export const linksOf =
  (locale: Locale, { isLive }: { isLive: boolean }): FindLink =>
  (written) => {
    const link = linkOf(locale, written);
    return isLive ? link.catch(() => undefined) : link;
  };
