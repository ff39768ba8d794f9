import { getEntry } from 'astro:content';
import { config } from 'virtual:store-api';
import { captchaKind } from '#features/captcha/captcha-kind.server.ts';
import { CAPTCHA_WORDS } from '#features/captcha/captcha-words.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { sliceOf } from '#i18n/words.ts';
import { callStore } from '#store-api/call-store.server.ts';
import { readCountries, readSalutations } from '#store-api/contract/shop.ts';
import { shared } from '#store-api/shared.server.ts';
import type { ContactFormConfig } from './contact-form-config.ts';
import type { ContactWords } from './words.ts';
import * as keys from './words.ts';

/** Everything that the form knows before anybody fills it in. */
export async function readContactFormConfig(locale: Locale): Promise<ContactFormConfig> {
  const [contacts, shop, privacyHref, places] = await Promise.all([
    getEntry('contactPersons', 'contact-persons'),
    getEntry('shop', 'shop'),
    hrefOf(locale, { page: 'privacy' }),
    shared(`contact ${locale}`, () => readPlaces(locale)),
  ]);
  if (!contacts || !shop)
    throw new Error('content/shop/contact-persons.yaml and shop.yaml are needed to say who answers');
  const { persons, fallback } = contacts.data;
  return {
    ...{ privacyHref, phone: shop.data.phone, email: shop.data.email, ...places },
    // a Shopware takes the fields of the form, but drops its files
    maxUploadMb: config.STORE_API_ENDPOINT ? 0 : config.MAX_UPLOAD_MB,
    captcha: captchaKind(),
    rule: {
      fallback,
      persons: persons
        .filter(({ id, countries, cantons }) => id === fallback || countries.length + cantons.length > 0)
        .map(({ id, firstName, lastName, phone, countries, cantons, postcodes }) => ({
          ...{ id, name: `${firstName} ${lastName}`, phone, countries, cantons, postcodes },
        })),
    },
  };
}

async function readPlaces(locale: Locale): Promise<Pick<ContactFormConfig, 'countries' | 'salutations'>> {
  const [countries, salutations] = await Promise.all([
    callStore({ locale }, readCountries, { body: { limit: 100 } }),
    callStore({ locale }, readSalutations, { body: { limit: 100 } }),
  ]);
  return {
    countries: countries.elements
      .map(({ id, iso, name, translated }) => ({ id, iso: iso ?? '', name: translated?.name ?? name ?? '' }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    salutations: salutations.elements.map(({ id, displayName, translated }) => ({
      id,
      name: translated?.displayName ?? displayName ?? '',
    })),
  };
}

/** Every word that the form shows, and no other. */
export const contactWords = (locale: Locale): ContactWords => ({
  contact: sliceOf(locale, 'contact', keys.CONTACT_WORDS),
  account: sliceOf(locale, 'account', keys.ACCOUNT_WORDS),
  validation: sliceOf(locale, 'validation', keys.VALIDATION_WORDS),
  captcha: sliceOf(locale, 'captcha', CAPTCHA_WORDS),
  connection: sliceOf(locale, 'connection', keys.CONNECTION_WORDS),
  common: sliceOf(locale, 'common', keys.COMMON_WORDS),
});
