/** What is cached once the wishlist has an entry, so that it can be read offline before its page was ever opened. */
export interface Wishlist {
  /** Its address in each language. */
  pages: string[];
  files: string[];
}

/** The URLs to cache: with the page of the wishlist the files that it needs. */
export const withWishlist = (urls: readonly string[], { pages, files }: Wishlist, origin: string): string[] => [
  ...urls,
  ...(urls.some((url) => pages.includes(new URL(url, origin).pathname)) ? files : []),
];
