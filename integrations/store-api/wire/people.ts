import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { CustomerGroupFact, SalutationFact } from '#store/catalogue/facts/customer.ts';
import type { LanguageFact } from '#store/catalogue/shop-facts.ts';
import { idOf } from '#store/id.ts';
import { worded } from './words.ts';

/** Where each language is spoken, in its own words. */
const TERRITORIES = Object.fromEntries(
  LOCALES.map(({ code, htmlLang }) => {
    const region = htmlLang.split('-')[1] ?? '';
    return [code, new Intl.DisplayNames(code, { type: 'region' }).of(region) ?? region];
  }),
);

export function wireLanguage({ id, locale, name }: LanguageFact) {
  const localeId = idOf('locale', locale);
  const territory = TERRITORIES[locale] ?? locale;
  const wireLocale = {
    id: localeId,
    code: locale,
    name,
    territory,
    customFields: null,
    translated: { name, territory },
    apiAlias: 'locale' as const,
  };
  return {
    id,
    parentId: null,
    localeId,
    translationCodeId: localeId,
    name,
    active: true,
    customFields: null,
    locale: wireLocale,
    translationCode: wireLocale,
    translated: {},
    apiAlias: 'language' as const,
  };
}

export function wireSalutation({ id, key, position, name, letter }: SalutationFact, locale: Locale) {
  return {
    id,
    salutationKey: key,
    position,
    customFields: null,
    ...worded(locale, { displayName: name, letterName: letter }),
    apiAlias: 'salutation' as const,
  };
}

export function wireCustomerGroup({ id, name, text, displayGross, registration }: CustomerGroupFact, locale: Locale) {
  return {
    id,
    displayGross,
    registrationActive: registration !== undefined,
    registrationOnlyCompanyRegistration: registration !== undefined,
    customFields: null,
    ...worded(locale, {
      name,
      registrationTitle: registration && name,
      registrationIntroduction: registration && text,
      registrationSeoMetaDescription: null,
    }),
    apiAlias: 'customer_group' as const,
  };
}
