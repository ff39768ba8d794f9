import { expect, test } from 'vitest';
import { LandingPage } from '#store-api/contract/cms.ts';
import { landingHead } from './layout.server.ts';

const landing = (more: object = {}) =>
  LandingPage.parse({ id: 'a'.repeat(32), name: 'Herbst', metaTitle: null, customFields: null, ...more });

test('A landing page without an address of its own is canonical where it lies', () =>
  expect(landingHead({ locale: 'fr-FR', landing: landing(), alternates: {} })).toMatchObject({
    canonical: `/fr-FR/landingPage/${'a'.repeat(32)}`,
    title: 'Herbst',
    description: undefined,
  }));

test('The words of the language come first, and the title for search engines before the name', () => {
  const translated = { name: 'Automne', metaTitle: 'Tout pour l’automne', metaDescription: 'Raclette et marrons.' };
  const alternates = { 'fr-FR': '/fr-FR/automne' };
  expect(landingHead({ locale: 'fr-FR', landing: landing({ translated }), alternates })).toEqual({
    locale: 'fr-FR',
    alternates,
    canonical: '/fr-FR/automne',
    title: 'Tout pour l’automne',
    description: 'Raclette et marrons.',
  });
});
