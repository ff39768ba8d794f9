import { describe, expect, it } from 'vitest';
import { parseContactPersons } from '#features/catalog/shop-facts/contact-person.schema.ts';
import { contactPersonFor, contactPersonsFor } from '#values/contact-person.ts';
import { entry } from './read-content.ts';

const { value: contacts } = entry('content/shop/contact-persons.yaml', parseContactPersons);

it('leads every example of content to its person', () => {
  expect(contacts.examples.length).toBeGreaterThan(25);
  const found = contacts.examples.map((place) => ({ ...place, person: contactPersonFor(contacts, place)?.id }));
  expect(found).toEqual(contacts.examples);
});

it('falls back where no rule leads', () => {
  expect(contactPersonFor(contacts, { country: 'JP' })?.id).toBe('customer-service');
});

describe('Who is in charge of a choice (A5, 7.6)', () => {
  const idsFor = (country: string, language: string, postcode: string) =>
    contactPersonsFor(contacts, { country, language, postcode })?.map(({ id }) => id);

  it('is everybody as long as nothing is chosen', () => {
    expect(idsFor('', '', '')).toBeUndefined();
  });

  it.each([
    ['FR', 'de', '', ['fs-france']],
    ['BE', '', '1000', ['customer-service']],
    ['', '', '1201', ['fs-romandie']],
    ['CH', 'de', '6900', ['fs-ticino-italy']],
    ['CH', 'fr', '', ['fs-romandie']],
    ['', 'it', '', ['fs-ticino-italy']],
    ['CH', 'de', '', ['fs-central-west', 'fs-east-li']],
    ['CH', 'rm', '', ['fs-east-li']],
    ['CH', 'en', '80', ['fs-central-west']],
    ['CH', '', '', ['fs-romandie', 'fs-ticino-italy', 'fs-central-west', 'fs-east-li']],
    ['CH', 'ja', '', ['fs-romandie', 'fs-ticino-italy', 'fs-central-west', 'fs-east-li']],
  ])('for %j, %j and %j is %j', (country, language, postcode, ids) => {
    expect(idsFor(country, language, postcode)).toEqual(ids);
  });
});
