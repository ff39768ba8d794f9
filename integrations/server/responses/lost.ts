import { escaped } from '#values/markup.ts';

/** The message of a page for what nobody knows; the mark is gone once the path stands behind it (`ErrorPage.astro`). */
const MESSAGE = /<p([^>]*?) data-lost(?:="")?([^>]*)>([^<]*)<\/p>/;

/** The page with the path that was asked for, so that it is told without a script too; null where it tells none. */
export function withPath(html: string, pathname: string): string | null {
  if (!MESSAGE.test(html)) return null;
  return html.replace(
    MESSAGE,
    (_, before: string, after: string, words: string) =>
      `<p${before}${after}>${words.trimEnd()} ${escaped(pathname)}</p>`,
  );
}
