import type { Locale } from '#i18n/locales.ts';
import { localeFacts } from '#i18n/locales.ts';
import type { CustomerGroupFact, SalutationFact } from '#store/catalogue/facts/customer.ts';
import type { LanguageFact } from '#store/catalogue/shop-facts.ts';
import { idOf } from '#store/id.ts';
import { worded } from './words.ts';

export function wireLanguage({ id, locale, name }: LanguageFact) {
  const localeId = idOf('locale', locale);
  const region = localeFacts(locale).htmlLang.split('-')[1] ?? '';
  const territory = new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region;
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
