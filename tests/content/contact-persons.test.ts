import { describe, expect, it } from 'vitest';
import { parseContactPersons } from '#features/content-schema/shop-config/dealer.schema.ts';
import { contactPersonFor, contactPersonsFor, isUnknownPostcode } from '#values/contact-person.ts';
import { entry } from './read-content.ts';

const { value: contacts } = entry('content/shop/contact-persons.yaml', parseContactPersons);

it('leads every example of content to its person', () => {
  expect(contacts.examples.length).toBeGreaterThan(25);
  const assigned = contacts.examples.map((place) => ({ ...place, person: contactPersonFor(contacts, place)?.id }));
  expect(assigned).toEqual(contacts.examples);
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

  it.each(['99', '800', '0000', '80010', 'A-6900', 'Zürich'])('is everybody for %j, which is no postcode', (typed) => {
    expect(idsFor('', '', typed)).toBeUndefined();
    expect(idsFor('', 'fr', typed)).toEqual(['fs-romandie']);
  });

  it.each([
    ['FR', 'de', '', ['fs-france']],
    ['BE', '', '1000', ['customer-service']],
    ['', '', '1201', ['fs-romandie']],
    ['', '', 'CH-8001', ['fs-east-li']],
    ['', '', 'ch 8001', ['fs-east-li']],
    ['', '', '8001 Zürich', ['fs-east-li']],
    ['', '', 'Lugano 6900', ['fs-ticino-italy']],
    ['', '', 'FL-9490', ['fs-east-li']],
    ['LI', '', '9490', ['fs-east-li']],
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

describe('A postcode (7.6)', () => {
  const isUnknown = (typed: string) => isUnknownPostcode(contacts, typed);

  it.each(['0000', 'CH-0999', '80010', 'D-79098', 'A-6900'])('is unknown as %j, which leads to nobody', (typed) => {
    expect(isUnknown(typed)).toBe(true);
  });

  it.each(['', '99', 'CH-8', '8001', 'CH-8001', 'Zürich'])('is not said to be unknown as %j', (typed) => {
    expect(isUnknown(typed)).toBe(false);
  });
});
