import { type Locale, localeInfo } from '#i18n/locales.ts';
import type { Customer } from '#store-api/contract/account.ts';
import type { Context } from '#store-api/contract/context.ts';

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
