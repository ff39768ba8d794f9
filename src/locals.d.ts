declare namespace App {
  interface Locals {
    /** The language of the address. */
    locale: import('#i18n/locales.ts').Locale;
    /** Asks the store as this visitor; anonymously where the page is a file or nobody has a token yet. */
    send: import('#store-api/client.ts').Send;
  }
}
