import { inLanguage, LOCALE_COOKIE, type Locale, type Text } from '#i18n/locales.ts';
import { TOKEN_NAME } from '#store-api/call.ts';

/** Cookies by what they are for: there are no others than those the shop can't do without. */
export const serializeCookieGroups = (locale: Locale) => [
  {
    isRequired: true,
    name: inLanguage(locale, NECESSARY.name),
    description: inLanguage(locale, NECESSARY.description),
    entries: [entry(locale, TOKEN_NAME, SESSION), entry(locale, LOCALE_COOKIE, LANGUAGE)],
    apiAlias: 'cookie_group' as const,
  },
];

/** Both are kept for 365 days. */
const entry = (locale: Locale, cookie: string, { name, description }: Words) => ({
  cookie,
  name: inLanguage(locale, name),
  description: inLanguage(locale, description),
  expiration: 365,
  hidden: false,
  apiAlias: 'cookie_entry' as const,
});

type Words = { name: Text; description: Text };

const NECESSARY: Words = {
  name: { de: 'Notwendig', 'en-US': 'Necessary', 'fr-FR': 'Nécessaires' },
  description: {
    de: 'Ohne sie gibt es keinen Warenkorb.',
    'en-US': 'Without them there is no cart.',
    'fr-FR': 'Sans eux, pas de panier.',
  },
};

const SESSION: Words = {
  name: { de: 'Einkauf', 'en-US': 'Shopping', 'fr-FR': 'Achats' },
  description: {
    de: 'Merkt sich Warenkorb und Anmeldung.',
    'en-US': 'Remembers your cart and that you are logged in.',
    'fr-FR': 'Garde en mémoire votre panier et votre connexion.',
  },
};

const LANGUAGE: Words = {
  name: { de: 'Sprache', 'en-US': 'Language', 'fr-FR': 'Langue' },
  description: {
    de: 'Merkt sich die Sprache, in der Sie lesen.',
    'en-US': 'Remembers the language that you read in.',
    'fr-FR': 'Garde en mémoire la langue dans laquelle vous lisez.',
  },
};
