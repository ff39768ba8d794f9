import { expect, it } from 'vitest';
import { worded } from './words.ts';

it('gives the own text and the one that shows', () =>
  expect(worded('fr-FR', { name: { de: 'Farbe', 'fr-FR': 'Couleur' }, description: { de: 'Worte' } })).toEqual({
    name: 'Couleur',
    description: null,
    translated: { name: 'Couleur', description: 'Worte', customFields: {} },
  }));

it('has nothing to say where content is silent', () =>
  expect(worded('de', { name: null })).toEqual({ name: null, translated: { name: null, customFields: {} } }));
