import type { ContactPersons } from '#features/catalog/shop-facts/contact-person.schema.ts';

export type ContactPerson = ContactPersons['persons'][number];

/** Where somebody is, as far as it is known. */
export type Whereabouts = { country?: string | undefined; canton?: string | undefined; postcode?: string | undefined };

/** The one person for a place (ledger A5): the Swiss postcode wins over the canton, the canton over the country. Pure. */
export function contactPersonFor({ persons, fallback }: ContactPersons, place: Whereabouts): ContactPerson | undefined {
  const { country = 'CH', canton, postcode = '' } = place;
  const isSwiss = country === 'CH';
  return (
    (isSwiss && /^\d{4}$/.test(postcode) && persons.find((person) => person.postcodes.some(isWithin(postcode)))) ||
    (isSwiss && canton && persons.find(({ cantons }) => cantons.includes(canton))) ||
    persons.find(({ countries }) => countries.some((each) => each === country)) ||
    persons.find(({ id }) => id === fallback)
  );
}

/** Ranges like `1000-1655`, both ends included; four digits compare as text. */
const isWithin = (postcode: string) => (range: string) => {
  const [from = '', until = ''] = range.split('-');
  return from <= postcode && postcode <= until;
};
