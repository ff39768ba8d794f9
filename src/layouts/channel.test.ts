import { expect, it } from 'vitest';
import { nameOf } from './site-navigation.content.ts';

const CHANNEL = { id: 'a', languageId: 'b' };

it.each([
  [{ ...CHANNEL, name: 'Storefront', translated: { name: 'Boutique' } }, 'Boutique'],
  [{ ...CHANNEL, name: 'Storefront', translated: { name: null } }, 'Storefront'],
  [{ ...CHANNEL, name: 'Storefront' }, 'Storefront'],
  [{ ...CHANNEL, name: '' }, undefined],
])('the store’s own word for the shop stands behind titles (I5)', (channel, expected) =>
  expect(nameOf(channel)).toBe(expected),
);
