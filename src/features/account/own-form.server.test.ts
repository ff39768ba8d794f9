import { expect, test } from 'vitest';
import { ownForm } from './require-customer.server.ts';

const sent = (from: string, body: string, method = 'POST') =>
  new Request('https://shop.example/account/address', {
    method,
    ...(method === 'POST' && { body }),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': from,
    },
  });

test('a form of the shop is read', async () =>
  expect(await ownForm(sent('same-origin', 'do=delete&id=abc'))).toEqual(
    new Map(Object.entries({ do: 'delete', id: 'abc' })),
  ));

test('a form of somebody else is empty', async () =>
  expect((await ownForm(sent('cross-site', 'do=delete&id=abc'))).size).toBe(0));

test('reading a page, or sending what is no form, is empty too', async () => {
  expect((await ownForm(sent('same-origin', '', 'GET'))).size).toBe(0);
  const odd = new Request('https://shop.example/', { method: 'POST', body: '{}' });
  expect((await ownForm(odd)).size).toBe(0);
});
