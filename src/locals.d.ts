declare namespace App {
  interface Locals {
    /** The language of the address. */
    locale: import('#i18n/locales.ts').Locale;
    /** The shop's origin, for absolute links; in files a stand-in that the server replaces (values/http.ts). */
    siteUrl: URL;
    /** Asks the store as this visitor; anonymously where the page is a file or nobody has a token yet. */
    send: import('#store-api/client.ts').Send;
    /** What keeps the page from being shown, for `~on-demand/~trouble`. */
    trouble?: import('#store-api/trouble.ts').Trouble & { path?: string };
  }
}
