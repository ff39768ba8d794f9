import { hasSwissPostcodes, type PersonChoice } from '#values/contact-person.ts';

/** What somebody chooses to find their person; the address carries it, so that it can be shared and comes back. */
const CHOICE = ['country', 'language', 'postcode'] as const;

/** Room for a postcode with country and town. */
export const MOST_SIGNS = 40;

/** Reads `?country=CH&language=fr` or `?postcode=1201`; what is not said is empty, a Swiss postcode beside France too. */
export const choiceIn = (query: URLSearchParams): PersonChoice => {
  const param = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_SIGNS);
  const country = param('country').toUpperCase();
  return { country, language: param('language'), postcode: hasSwissPostcodes(country) ? param('postcode') : '' };
};

/** The same as a query with its question mark; empty where nothing is chosen. */
export function queryOf(choice: PersonChoice): string {
  const query = new URLSearchParams(
    CHOICE.flatMap((name): [string, string][] => (choice[name] ? [[name, choice[name]]] : [])),
  ).toString();
  return query && `?${query}`;
}
