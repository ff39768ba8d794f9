import { expect, it, vi } from 'vitest';
import { findAddress } from './address-book.server.ts';

const URLS = [
  { seoPathInfo: 'profis-registrierung', routeName: 'frontend.account.customer-group-registration.page' },
  { seoPathInfo: 'produkt/ofen', routeName: 'frontend.detail.page' },
].map((url) => ({ ...url, foreignKey: 'a'.repeat(32), isCanonical: true }));

vi.mock('#store-api/call-store.server.ts', () => ({
  callStore: async (_: unknown, __: unknown, { body }: { body: { filter: [{ value: string[] }] } }) => ({
    elements: URLS.filter(({ seoPathInfo }) => body.filter[0].value.includes(seoPathInfo)),
  }),
}));

const FORM = { kind: 'moved', to: '/fr-FR/register?group=professional', status: 302 };

it.each([
  ['where one applies for a group is our form for professionals', 'profis-registrierung', FORM],
  ['a product stands at its own address', 'produkt/ofen', { kind: 'product', id: 'a'.repeat(32) }],
  ['nothing is known of others', 'profis', undefined],
])('%s', async (_, path, address) => expect(await findAddress({ locale: 'fr-FR' }, path)).toEqual(address));
