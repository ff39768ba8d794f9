import { LOCALES, type Locale, localeInfo } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { CustomerGroup, Salutation } from '#store/shop-config/customer.ts';
import type { Language } from '#store/shop-config/shop-config.ts';
import { worded } from './words.ts';

/** Where each language is spoken, in its own words. */
const TERRITORIES = Object.fromEntries(
  LOCALES.map(({ code, htmlLang }) => {
    const region = htmlLang.split('-')[1] ?? '';
    return [code, new Intl.DisplayNames(code, { type: 'region' }).of(region) ?? region];
  }),
);

export function serializeLanguage({ id, locale, name }: Language) {
  const localeId = idOf('locale', locale);
  const territory = TERRITORIES[locale] ?? locale;
  const serializedLocale = {
    id: localeId,
    code: localeInfo(locale).htmlLang,
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
    locale: serializedLocale,
    translationCode: serializedLocale,
    translated: [],
    apiAlias: 'language' as const,
  };
}

export function serializeSalutation({ id, key, position, name, letter }: Salutation, locale: Locale) {
  return {
    id,
    salutationKey: key,
    position,
    customFields: null,
    ...worded(locale, { displayName: name, letterName: letter }),
    apiAlias: 'salutation' as const,
  };
}

export function serializeCustomerGroup({ id, name, text, displayGross, registration }: CustomerGroup, locale: Locale) {
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
