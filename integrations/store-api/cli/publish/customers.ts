import { inLanguage } from '#i18n/locales.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Entity } from './admin-api.ts';
import { inLanguages, missing, type Shopware } from './shopware.ts';

export const customerGroups = (shopware: Shopware, config: ShopConfig): Entity[] =>
  config.customerGroups.map(({ id, name, text, displayGross, registration }) => ({
    id,
    displayGross,
    ...(registration && { registrationActive: true }),
    translations: inLanguages(shopware, (locale) => ({
      name: inLanguage(locale, name),
      ...(registration && {
        registrationTitle: inLanguage(locale, name),
        registrationIntroduction: inLanguage(locale, text),
        registrationOnlyCompanyRegistration: true,
      }),
    })),
  }));

/** Only words, where it has none: who is greeted is the Shopware's. */
export const salutations = (shopware: Shopware, config: ShopConfig): Entity[] =>
  config.salutations.flatMap(({ key, name, letter }) => {
    const id = shopware.salutationIds.get(key);
    if (!id) return [];
    const words = inLanguages(shopware, (locale) => ({
      displayName: inLanguage(locale, name),
      letterName: inLanguage(locale, letter).replace(/ *\{\w+\}/g, ''),
    }));
    return { id, translations: missing(shopware, id, words) };
  });
