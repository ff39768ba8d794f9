/** What is taken along as soon as something is noted, so that the list can be read before its page was ever opened. */
export interface Wishlist {
  /** Its address in each language. */
  pages: string[];
  files: string[];
}

/** What a page asks to be kept: with the wishlist's page go the files without which it shows nothing. */
export const withWishlist = (urls: readonly string[], { pages, files }: Wishlist, origin: string): string[] => [
  ...urls,
  ...(urls.some((url) => pages.includes(new URL(url, origin).pathname)) ? files : []),
];
