import type { Entry } from '../parse-entry.ts';
import type { Shop } from '../shop.schema.ts';
import type { ContactPersons } from '../shop-config/contact-person.schema.ts';
import type { Finding } from './finding.ts';

/** Every Swiss postcode, canton and delivery country leads to one person. */
export function contactFindings({ file, value }: Entry<ContactPersons>, shop: Shop): Finding[] {
  const { persons, fallback } = value;
  const once = (field: string, keys: readonly string[], named: readonly string[]): Finding[] =>
    keys
      .filter((key) => named.filter((one) => one === key).length !== 1)
      .map((key) => ({
        file,
        field,
        actual: `${named.filter((one) => one === key).length} persons for ${key}`,
        expected: 'one',
      }));
  return [
    ...once(
      'cantons',
      shop.cantons.map(({ code }) => code),
      persons.flatMap(({ cantons }) => cantons),
    ),
    ...once(
      'countries',
      shop.countries.map(({ iso }) => iso),
      persons.flatMap(({ countries }) => countries),
    ),
    ...postcodeFindings(file, value),
    ...(persons.some(({ id }) => id === fallback)
      ? []
      : [{ file, field: 'fallback', actual: fallback, expected: 'a person' }]),
  ];
}

function postcodeFindings(file: string, { persons }: ContactPersons): Finding[] {
  const ranges = persons
    .flatMap(({ id, postcodes }) =>
      postcodes.map((range) => ({ id, from: Number(range.slice(0, 4)), to: Number(range.slice(5)) })),
    )
    .sort((a, b) => a.from - b.from);
  return ranges.flatMap(({ id, from }, index) => {
    const next = (ranges[index - 1]?.to ?? 999) + 1;
    return from === next
      ? []
      : [{ file, field: `${id}.postcodes`, actual: `a range from ${from}`, expected: `from ${next}` }];
  });
}
