import { readConfig } from '#config.schema.ts';
import { idOf } from '#store/id.ts';
import { fillPath, TOKEN_NAME } from '#store-api/call.ts';
import { type Connection, openConnection, type Received } from '#tests/load/connection.ts';
import { aGuest, PASSWORD } from '#tests/support/shopper.ts';
import type { Costly } from './calls.ts';

/** A professional with an account, and what is known of the answers so far. */
export type Someone = {
  /** Of the shop. */
  url: string;
  connection: Connection;
  token: string;
  email: string;
  customerId: string;
  /** Ids of everything that anybody may order in any number. */
  goods: string[];
  sitemap: string;
  addressId: string;
  otherAddressId: string;
  orderId: string;
  document: { id: string; deepLinkCode: string };
  quoteId: string;
};

const KEY = readConfig({}).STORE_ACCESS_KEY;

/** Asks the Store API as that person, `GET /product/:id`. */
export async function call(who: Someone, route: string, costly: Costly): Promise<Received> {
  const { path = {}, query, body, upload, asNobody } = costly;
  const [method = '', pattern = ''] = route.split(' ');
  const address = fillPath(pattern.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'), path);
  const sent = upload ? await formOf(upload) : { headers: {}, body: method === 'GET' ? undefined : (body ?? {}) };
  const received = await who.connection.sendRequest({
    method,
    path: `/store-api${address}${query ? `?${query}` : ''}`,
    ...sent,
    headers: {
      ...sent.headers,
      'sw-access-key': KEY,
      'sw-include-seo-urls': '1',
      ...(who.token && !asNobody && { [TOKEN_NAME]: who.token }),
    },
  });
  if (!asNobody) who.token = received.token ?? who.token;
  if (received.status === 200) costly.keep?.(JSON.parse(received.read()));
  return received;
}

/** Five pictures of together just under ten MB. */
async function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const picture = new Uint8Array(2 * 1024 * 1024 - 1024);
  picture.set([0xff, 0xd8, 0xff, 0xe0]);
  for (let at = 0; at < 5; at += 1) form.append('media', new File([picture], `${at}.jpg`, { type: 'image/jpeg' }));
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  return { headers: { 'content-type': packed.headers.get('content-type') ?? '' }, body };
}

/** Somebody new, who has not registered yet. */
export const somebody = (url: string, email: string, goods: string[]): Someone => ({
  ...{
    url,
    connection: openConnection(url),
    email,
    goods,
    token: '',
    customerId: '',
    sitemap: '',
    addressId: '',
    otherAddressId: '',
    orderId: '',
    quoteId: '',
  },
  document: { id: '', deepLinkCode: '' },
});

export const business = (url: string, email: string) =>
  aGuest({
    guest: false,
    email,
    password: PASSWORD,
    accountType: 'business',
    company: 'Muster AG',
    storefrontUrl: url,
    requestedGroupId: idOf('customer-group', 'professional'),
    vatIds: ['CHE-123.456.789 MWST'],
  });
