import { type Locale, localeInfo } from '#i18n/locales.ts';
import type { Customer } from '#store-api/contract/account.ts';
import type { Context } from '#store-api/contract/context.ts';
import type { Language } from '#store-api/contract/shop.ts';

type Somebody = Pick<Customer, 'id' | 'active' | 'guest'> | null | undefined;

/** Registered, active, no guest: has the account's screens. */
export const isLoggedIn = (customer: Somebody): boolean => Boolean(customer?.id && customer.active && !customer.guest);

/** Registered, perhaps not confirmed yet. */
export const isCustomerSession = (customer: Somebody): boolean => Boolean(customer?.id && !customer.guest);

/** Ordered, or about to order, without an account. */
export const isGuestSession = (customer: Somebody): boolean => Boolean(customer?.guest);

/** Language of the session; `undefined` from servers before 6.7, which tell only its id. */
export function languageCodeOf(context: Context): string | undefined {
  const code = (context.languageInfo as { localeCode?: unknown } | null | undefined)?.localeCode;
  return typeof code === 'string' ? code : undefined;
}

/** Whether a language of the store is the one of the page: `de-CH` and `de-DE` are both the shop's `de`. */
export const speaks = (code: string, locale: Locale): boolean => primary(code) === primary(locale);

/** The store's language for a page: the same code, else the same language of another country. */
export function languageFor(locale: Locale, languages: readonly Language[]): Language | undefined {
  const codeOf = (language: Language) => language.translationCode?.code ?? '';
  return (
    languages.find((language) => codeOf(language) === locale) ??
    languages.find((language) => speaks(codeOf(language), locale))
  );
}

/**
 * Where mails lead back to: the shop in the language of the page where the store knows that address, else its origin. The
 * embedded store finds the language itself.
 */
export function storefrontUrlOf(
  { salesChannel }: Pick<Context, 'salesChannel'>,
  origin: string,
  locale: Locale,
): string {
  const inLanguage = origin + localeInfo(locale).prefix;
  return salesChannel.domains?.some(({ url }) => url === inLanguage) ? inLanguage : origin;
}

const primary = (code: string): string => code.split('-', 1)[0] ?? '';
