import { config } from 'virtual:store-api';
import { captchaKind } from '#features/captcha/captcha-kind.server.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { sliceOf, wordsIn } from '#i18n/words.ts';
import { callStore } from '#store-api/call-store.server.ts';
import { readCountries, readSalutations } from '#store-api/contract/shop.ts';
import { KEEP_MS } from '#store-api/shared.server.ts';
import { getEntry } from '#values/entries.content.ts';
import type { ContactFormConfig } from './use-contact-form.ts';

/** Everything that the form knows before anybody fills it in. */
export async function readContactFormConfig(locale: Locale): Promise<ContactFormConfig> {
  const [contacts, shop, privacyHref, places] = await Promise.all([
    getEntry('contactPersons', 'contact-persons'),
    getEntry('shop', 'shop'),
    hrefOf(locale, { page: 'privacy' }),
    readPlaces(locale),
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

async function readPlaces(
  locale: Locale,
): Promise<Pick<ContactFormConfig, 'countries' | 'salutations' | 'neutralSalutation'>> {
  const [countries, salutations] = await Promise.all([
    callStore({ locale }, readCountries, { body: { limit: 100 }, keepMs: KEEP_MS }),
    callStore({ locale }, readSalutations, { body: { limit: 100 }, keepMs: KEEP_MS }),
  ]);
  return {
    countries: countries.elements
      .map(({ id, iso, name }) => ({ id, iso: iso ?? '', name: name ?? '' }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    salutations: salutations.elements.map(({ id, displayName }) => ({
      id,
      name: displayName ?? '',
    })),
    neutralSalutation: config.STORE_API_ENDPOINT
      ? salutations.elements.find(({ salutationKey }) => salutationKey === 'not_specified')?.id
      : undefined,
  };
}

/** Every word that the form shows, a slice of each namespace. */
export const contactWords = (locale: Locale) => ({
  contact: sliceOf(locale, 'contact', [
    ...(['subject*', 'upload*', 'sen*', 'street*', 'description*', 'file*', 'submit*', 'chooseSubject'] as const),
    ...([
      'orderNumber',
      'zip',
      'location',
      'phone',
      'consent',
      'failed',
      'regionHint',
      'person',
      'personCall',
    ] as const),
  ]),
  account: sliceOf(locale, 'account', [
    ...(['field-salutationId', 'field-firstName', 'field-lastName', 'field-email', 'field-countryId'] as const),
  ]),
  validation: sliceOf(locale, 'validation', ['privacy', ...VALIDATION_WORDS]),
  captcha: wordsIn(locale, 'captcha'),
  connection: sliceOf(locale, 'connection', ['rateLimit']),
  common: sliceOf(locale, 'common', ['optional', 'fieldsRequired']),
});

const VALIDATION_WORDS = [
  ...(['summaryTitle', 'required', 'email', '*_IS_TOO_LONG', 'violation-*_NAME_IS_BLANK_ERROR'] as const),
  ...(['violation-IS_BLANK_ERROR', 'violation-STRICT_CHECK_FAILED_ERROR', 'violation-IN*', 'violation-NAME*'] as const),
  ...(['violation-TOO_LONG_ERROR', 'violation-REGEX_FAILED_ERROR', 'violation-ENTITY_DOES_NOT_EXISTS'] as const),
  'violation-unknown',
] as const;
