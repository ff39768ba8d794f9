import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { TOKEN_NAME } from '#store-api/call.ts';

/** Cookies by what they are for: there are no others than those the shop can't do without. */
export const wireCookieGroups = (locale: Locale) => [
  {
    isRequired: true,
    name: inLanguage(locale, NECESSARY.name),
    description: inLanguage(locale, NECESSARY.description),
    entries: [
      {
        cookie: TOKEN_NAME,
        name: inLanguage(locale, SESSION.name),
        description: inLanguage(locale, SESSION.description),
        expiration: 365,
        hidden: false,
        apiAlias: 'cookie_entry' as const,
      },
    ],
    apiAlias: 'cookie_group' as const,
  },
];

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
