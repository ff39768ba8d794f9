import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test.each([
  [
    'the store’s own word for the shop, in the language of the answer (I5)',
    { name: 'Storefront', translated: { name: 'Boutique' } },
    { name: 'Boutique' },
  ],
  ['a field of its own stands in for it', { name: 'Storefront', translated: { name: null } }, { name: 'Storefront' }],
  ['it stands in for a field that is left out', { translated: { name: 'Boutique' } }, { name: 'Boutique' }],
  ['nothing is translated, as PHP writes it', { name: 'Storefront', translated: [] }, { name: 'Storefront' }],
  ['there is no translation', { name: 'Storefront' }, { name: 'Storefront' }],
  [
    'custom fields of both count',
    { customFields: { a: 1, b: 1 }, translated: { customFields: { b: 2 } } },
    { customFields: { a: 1, b: 2 } },
  ],
  ['no custom fields in the language', { customFields: null, translated: { customFields: {} } }, { customFields: {} }],
])('%s', (_, entity, expected) => expect(inLanguage(entity)).toEqual(expected));
