/** What leads to a person: ranges of Swiss postcodes (`1000-1655`), cantons, countries. */
export interface Territory {
  id: string;
  countries: readonly string[];
  cantons: readonly string[];
  postcodes: readonly string[];
}

/** Where somebody is, as far as it is known. */
export type Whereabouts = { country?: string | undefined; canton?: string | undefined; postcode?: string | undefined };

/** The one person for a place (ledger A5): the Swiss postcode wins over the canton, the canton over the country. */
export function contactPersonFor<Person extends Territory>(
  { persons, fallback }: { persons: readonly Person[]; fallback: string },
  place: Whereabouts,
): Person | undefined {
  const { country = 'CH', canton, postcode = '' } = place;
  const isSwiss = country === 'CH';
  return (
    (isSwiss && /^\d{4}$/.test(postcode) && persons.find((person) => person.postcodes.some(isWithin(postcode)))) ||
    (isSwiss && canton && persons.find(({ cantons }) => cantons.includes(canton))) ||
    persons.find(({ countries }) => countries.includes(country)) ||
    persons.find(({ id }) => id === fallback)
  );
}

/** Ranges like `1000-1655`, both ends included; four digits compare as text. */
const isWithin = (postcode: string) => (range: string) => {
  const [from = '', until = ''] = range.split('-');
  return from <= postcode && postcode <= until;
};
