import { expect, test } from 'vitest';
import { ownForm } from './own-form.server.ts';

const sent = (from: string | undefined, body: string, method = 'POST') =>
  new Request('https://shop.example/account/address', {
    method,
    ...(method === 'POST' && { body }),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(from && { 'sec-fetch-site': from }),
    },
  });

test.each(['same-origin', 'none', undefined])('a form of the shop (%s) is read', async (from) =>
  expect(await ownForm(sent(from, 'do=delete&id=abc'))).toEqual(new Map(Object.entries({ do: 'delete', id: 'abc' }))),
);

test.each(['cross-site', 'same-site'])('a form of somebody else (%s) is empty', async (from) =>
  expect((await ownForm(sent(from, 'do=delete&id=abc'))).size).toBe(0),
);

test('reading a page, or sending what is no form, is empty too', async () => {
  expect((await ownForm(sent('same-origin', '', 'GET'))).size).toBe(0);
  const odd = new Request('https://shop.example/', { method: 'POST', body: '{}' });
  expect((await ownForm(odd)).size).toBe(0);
});
