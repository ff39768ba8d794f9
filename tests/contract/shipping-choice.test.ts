import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper } from '#tests/support/shopper.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store?.close());

it('the ways to ship a cart are asked for in the query, as the official file has it, or in the body, as older clients do', async () => {
  const shopper = aShopper(store);
  await shopper.put('10-104-GR', 12); // more than 30 kg: no express
  const ids = async (query: string, body: unknown) => {
    const response = await shopper.requestStore('POST', `/shipping-method${query}`, body);
    return response.body.elements.map(({ id }: { id: string }) => id);
  };
  const [all, byQuery, byBody] = [
    await ids('', {}),
    await ids('?onlyAvailable=true', {}),
    await ids('', { onlyAvailable: true }),
  ];
  expect(byQuery).toEqual(byBody);
  expect(byQuery.length).toBeLessThan(all.length);
});
