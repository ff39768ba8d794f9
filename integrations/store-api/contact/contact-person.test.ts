import { beforeAll, expect, it } from 'vitest';
import { readShopFacts, type ShopFacts } from '#store/catalogue/shop-facts.ts';
import { contactPersonFor } from './contact-person.ts';

let facts: ShopFacts;
beforeAll(async () => {
  facts = await readShopFacts('content');
});

it('leads every example of content to its person', () => {
  const { contactPersons } = facts;
  expect(contactPersons.examples.length).toBeGreaterThan(25);
  const found = contactPersons.examples.map((place) => ({
    ...place,
    person: contactPersonFor(contactPersons, place)?.id,
  }));
  expect(found).toEqual(contactPersons.examples);
});

it('falls back where no rule leads', () => {
  expect(contactPersonFor(facts.contactPersons, { country: 'JP' })?.id).toBe('customer-service');
});
