import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Correspondent } from '#store/records/mail/mail-message.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { fill, oneLine } from './fill.ts';

/** Somebody as a mail addresses them. */
export type Addressee = { email: string; firstName: string; lastName: string; salutationId: string | null };

/** The first line of a letter: «Guten Tag Frau Muster», by the salutation that they chose. */
export function greetingFor(person: Addressee, locale: Locale, { salutations }: ShopConfig): string {
  const salutation = salutations.find(({ id }) => id === person.salutationId) ?? salutations.at(-1);
  const names = { firstName: oneLine(person.firstName), lastName: oneLine(person.lastName) };
  return salutation ? fill(inLanguage(locale, salutation.letter), names) : '';
}

export const correspondent = ({ email, firstName, lastName }: Addressee): Correspondent => ({
  name: `${firstName} ${lastName}`.trim(),
  address: email,
});
