import { expect, it } from 'vitest';
import { parseContactPersons } from '#features/catalog/shop-facts/contact-person.schema.ts';
import { contactPersonFor } from '#values/contact-person.ts';
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
