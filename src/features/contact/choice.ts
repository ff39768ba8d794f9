import type { PersonChoice } from '#values/contact-person.ts';

/** What somebody chooses to find their person; the address carries it, so that it can be shared and comes back. */
export const CHOICE = ['country', 'language', 'postcode'] as const;

const MOST_SIGNS = 12;

/** Reads `?country=CH&language=fr` or `?postcode=1201`; what is not said is empty. */
export const choiceIn = (query: URLSearchParams): PersonChoice => {
  const said = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_SIGNS);
  return { country: said('country').toUpperCase(), language: said('language'), postcode: said('postcode') };
};

/** The same as a query with its question mark; empty where nothing is chosen. */
export function queryOf(choice: PersonChoice): string {
  const query = new URLSearchParams(
    CHOICE.flatMap((name): [string, string][] => (choice[name] ? [[name, choice[name]]] : [])),
  ).toString();
  return query && `?${query}`;
}
