/** Territory of a person: ranges of Swiss postcodes (`1000-1655`), cantons, countries. */
export interface Territory {
  id: string;
  countries: readonly string[];
  cantons: readonly string[];
  postcodes: readonly string[];
}

/** Location of a shopper, as far as it is known. */
export type Whereabouts = { country?: string | undefined; canton?: string | undefined; postcode?: string | undefined };

/** The one person for a place: the Swiss postcode wins over the canton, the canton over the country. */
export function contactPersonFor<Person extends Territory>(
  { persons, fallback }: { persons: readonly Person[]; fallback: string },
  place: Whereabouts,
): Person | undefined {
  const { country = 'CH', canton, postcode = '' } = place;
  return (
    (hasSwissPostcodes(country) && personOfPostcode(persons, postcode)) ||
    (country === 'CH' && canton && persons.find(({ cantons }) => cantons.includes(canton))) ||
    persons.find(({ countries }) => countries.includes(country)) ||
    persons.find(({ id }) => id === fallback)
  );
}

/** Somebody with a territory and languages, the first the one they write in. */
export interface SpeakingPerson extends Territory {
  languages: readonly string[];
}

/** Location and language (`fr`, `it-IT`) of a shopper; empty where not given. */
export type PersonChoice = { country: string; language: string; postcode: string };

/**
 * The persons for a choice; undefined as long as nothing is chosen. A country or a postcode leads to one person; of
 * several in Switzerland the language leaves those who write it, else those who speak it.
 */
export function contactPersonsFor<Person extends SpeakingPerson>(
  rule: { persons: readonly Person[]; fallback: string },
  { country, language, postcode }: PersonChoice,
): Person[] | undefined {
  const isLedByPostcode = Boolean(personOfPostcode(rule.persons, postcode));
  if (!country && !language && !isLedByPostcode) return undefined;
  if ((country && country !== 'CH') || isLedByPostcode) {
    const one = contactPersonFor(rule, { country: country || undefined, postcode });
    return one ? [one] : [];
  }
  const swiss = rule.persons.filter(({ cantons }) => cantons.length > 0);
  if (!language) return swiss;
  const writing = swiss.filter(({ languages: [first = ''] }) => isSame(first, language));
  const speaking = swiss.filter(({ languages }) => languages.some((one) => isSame(one, language)));
  return [writing, speaking, swiss].find((some) => some.length > 0);
}

/** Four digits or more that belong to nobody's territory; with fewer the shopper is still typing. */
export const isUnknownPostcode = ({ persons }: { persons: readonly Territory[] }, typed: string): boolean =>
  typed.replace(/\D/g, '').length >= 4 && !personOfPostcode(persons, typed);

/** Whether a country has Swiss postcodes: Switzerland and Liechtenstein; true while none is chosen. */
export const hasSwissPostcodes = (country: string): boolean => ['', 'CH', 'LI'].includes(country);

function personOfPostcode<Person extends Territory>(persons: readonly Person[], typed: string): Person | undefined {
  const postcode = typed.match(POSTCODE)?.[1];
  return postcode === undefined ? undefined : persons.find(({ postcodes }) => postcodes.some(isWithin(postcode)));
}

/** `8001`, `CH-8001`, `8001 Zürich`, `Zürich 8001`; not five digits, not the letters of another country. */
const POSTCODE = /(?:^|\s)(?:(?:CH|LI|FL)-?)?(\d{4})(?![\p{L}\d])/iu;

/** Compares languages without their regions. */
const isSame = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2);

/** Ranges like `1000-1655`, both ends included; four digits compare as text. */
const isWithin = (postcode: string) => (range: string) => {
  const [from = '', until = ''] = range.split('-');
  return from <= postcode && postcode <= until;
};
