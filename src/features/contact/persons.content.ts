import type { ContactPerson } from '#features/content-schema/shop-config/dealer.schema.ts';
import { formatList } from '#i18n/format.ts';
import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { SpeakingPerson } from '#values/contact-person.ts';
import { getEntry } from '#values/entries.content.ts';

/** A person as a page shows them. */
export interface Person {
  id: string;
  name: string;
  title: string;
  territory: string;
  /** “Deutsch und Englisch” */
  languages: string;
  phone: string;
  email: string;
}

/** Who answers, by region, and what leads to one of them. */
export interface Contacts {
  /** Regions in the editor's order; the last holds who has no region. */
  groups: { id: string; name: string; persons: Person[] }[];
  countries: { code: string; name: string }[];
  /** Those that somebody who is chosen among speaks. */
  languages: { code: string; name: string }[];
  /** What leads to the one person, in the browser too. */
  rule: { persons: SpeakingPerson[]; fallback: string };
}

/** The persons of these roles, all when none is named. */
export async function readContacts(locale: Locale, roles: readonly string[] | undefined): Promise<Contacts> {
  const [contacts, shop] = await Promise.all([getEntry('contactPersons', 'contact-persons'), getEntry('shop', 'shop')]);
  if (!contacts || !shop) throw new Error('content/shop/contact-persons.yaml and shop.yaml are needed to show persons');
  const { regions, persons, fallback } = contacts.data;
  const shownPersons = personsOf(persons, roles);
  const places = [...regions.map(({ id, name }) => ({ id, name: inLanguage(locale, name) })), { id: null, name: '' }];
  return {
    groups: places
      .map(({ id, name }) => ({
        id: id ?? 'house',
        name: name || wordsOf(locale, 'contact')('inTheHouse'),
        persons: shownPersons.filter(({ region }) => region === id).map((person) => inOneLanguage(locale, person)),
      }))
      .filter((group) => group.persons.length > 0),
    countries: shop.data.countries.map(({ iso, name }) => ({ code: iso, name: inLanguage(locale, name) })),
    languages: languagesOf(shownPersons).map((code) => ({ code, name: languageName(locale, code) })),
    rule: { persons: shownPersons.filter(hasTerritory).map(territoryOf), fallback },
  };
}

/** Who is chosen by country is shown with all who are, so that no country leads to nobody. */
function personsOf(persons: readonly ContactPerson[], roles: readonly string[] | undefined): ContactPerson[] {
  const chosen = persons.filter(({ role }) => !roles || roles.includes(role));
  return chosen.some(hasTerritory) ? persons.filter((one) => chosen.includes(one) || hasTerritory(one)) : chosen;
}

const hasTerritory = ({ countries, cantons }: ContactPerson) => countries.length + cantons.length > 0;

const territoryOf = ({ id, countries, cantons, postcodes, languages }: ContactPerson): SpeakingPerson => ({
  ...{ id, countries, cantons, postcodes, languages },
});

/** Of who shares a country with others, because only there the language decides. */
const languagesOf = (persons: readonly ContactPerson[]): string[] => [
  ...new Set(persons.filter(({ cantons }) => cantons.length > 0).flatMap(({ languages }) => languages.map(short))),
];

const short = (code: string) => code.slice(0, 2);

const languageName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([localeInfo(locale).numbers], { type: 'language' }).of(code) ?? code;

function inOneLanguage(locale: Locale, person: ContactPerson): Person {
  const languages = person.languages.map((code) => languageName(locale, short(code)));
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    title: inLanguage(locale, person.title),
    territory: inLanguage(locale, person.territory),
    languages: formatList(locale, languages),
    phone: person.phone,
    email: person.email,
  };
}
