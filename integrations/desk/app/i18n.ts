import type { I18nProvider } from 'ra-core';
import { type DeskLanguage, wordsOfDesk } from '#desk/words/words.ts';
import { keepLocale, locale } from './language.ts';

/** The desk's words as ra-core asks for them. */
export const i18nProvider: I18nProvider = {
  translate: (name, options) => wordsOfDesk(locale())(name, options),
  changeLocale: async (chosen) => keepLocale(chosen as DeskLanguage),
  getLocale: locale,
  getLocales: () => [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en-US', name: 'English' },
    { locale: 'fr-FR', name: 'Français' },
  ],
};
