import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { type ServedStore, servedStore } from '#tests/support/served-store.ts';
import { aShopper, productId, refusalOf } from '#tests/support/shopper.ts';

const STOREFRONT = 'https://other.test';
const from = { origin: STOREFRONT };
let store: AStore;
let shop: ServedStore;

beforeAll(async () => {
  store = await aStore({ SITE_URL: 'https://shop.test', STOREFRONT_URLS: STOREFRONT, CAPTCHA: 'proof-of-work' });
  shop = await servedStore(store);
});
afterAll(() => shop.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;
const json = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Json> => (await store.requestStore(method, path, body, headers)).json();
const blocksOf = ({ cmsPage }: Json): Json[] => cmsPage.sections.flatMap(({ blocks }: Json) => blocks);

it('a contact page has its form, hours, persons and ways, boxed and with margins (A2, B4, D1)', async () => {
  const page = await json('POST', `/landing-page/${idOf('landing-page', 'contact')}`);
  const blocks = blocksOf(page);
  const form = blocks.find(({ type }) => type === 'form');
  expect([form.slots[0].slot, form.slots[0].config.type.value, form.slots[0].data[0].apiAlias]).toEqual([
    ...['content', 'contact', 'salutation'],
  ]);
  const html = blocks.flatMap(({ slots }) => slots.map(({ data }: Json) => data.content ?? '')).join('\n');
  expect(html).toContain('<li>Freitag: 07:30–12:00, 13:30–16:00</li>');
  expect(html).toMatch(/<a href="tel:\+41\d+">/);
  expect(html).toMatch(/<ol><li>Von Luzern/);
  expect(new Set(page.cmsPage.sections.map(({ sizingMode }: Json) => sizingMode))).toEqual(new Set(['boxed']));
  expect(new Set(blocks.map(({ marginLeft, marginTop }) => `${marginLeft} ${marginTop}`))).toEqual(
    new Set(['20px 20px']),
  );
  expect(form.slots[0].fieldConfig[0].apiAlias).toBe('cms_data_resolver_field_config');
});

it('a storefront sends a few messages without a captcha, then hears where one is; nobody else sends any (B4)', async () => {
  const message = { email: 'anna@example.com', subject: 'Frage', comment: 'Wann sind Sie offen?' };
  const send = (headers: Record<string, string>) =>
    store.requestStore('POST', '/contact-form', message, { visitor: 'somebody', ...headers });
  for (const _of of [1, 2, 3]) expect((await send(from)).status).toBe(200);
  const refused = await send(from);
  expect([refused.status, (await refused.json()).errors[0]]).toMatchObject([
    403,
    { code: 'FRAMEWORK__INVALID_CAPTCHA_VALUE', detail: expect.stringContaining('GET /store-api/captcha') },
  ]);
  for (const origin of ['', 'https://evil.test', 'https://shop.test'])
    expect((await send({ origin, visitor: 'another' })).status).toBe(403);
  // with many addresses there is no more than all visitors of a storefront may send
  const sendAs = (email: string) =>
    store.requestStore('POST', '/contact-form', { ...message, email }, { visitor: email, ...from });
  const elsewhere = await Promise.all(Array.from({ length: 40 }, (_, at) => sendAs(`b${at}@example.com`)));
  expect(elsewhere.filter(({ status }) => status === 200)).toHaveLength(27);
});

it('no country insists on a state; those that there are stand at their own address (B5, D3)', async () => {
  const { elements } = await json('POST', '/country', { associations: { states: {} } });
  const swiss = elements.find(({ iso }: Json) => iso === 'CH');
  expect(elements.map(({ displayStateInRegistration, states }: Json) => [displayStateInRegistration, states])).toEqual(
    elements.map(() => [false, []]),
  );
  expect((await json('POST', `/country-state/${swiss.id}`)).elements).toHaveLength(26);
  expect(swiss.addressFormat[3]).toEqual(['address/zipcode', 'address/city']);
});

it('footer and service menu are links to pages and categories, with their addresses (B7)', async () => {
  const footer = await json(
    'POST',
    '/navigation/footer-navigation/footer-navigation',
    {},
    { 'sw-include-seo-urls': '1' },
  );
  const legal = footer.find(({ name }: Json) => name === 'Rechtliches');
  expect([legal.type, legal.children.map(({ name }: Json) => name)]).toEqual([
    'folder',
    ['Impressum', 'AGB', 'Datenschutz', 'Cookies', 'Barrierefreiheit'],
  ]);
  expect(legal.children[0]).toMatchObject({
    type: 'link',
    linkType: 'landing_page',
    internalLink: idOf('landing-page', 'imprint'),
    translated: { linkType: 'landing_page', breadcrumb: ['Fusszeile', 'Rechtliches', 'Impressum'] },
    seoUrls: [{ seoPathInfo: 'impressum', routeName: 'frontend.landing.page' }],
  });
  expect(footer[0].children[0]).toMatchObject({ linkType: 'category', internalLink: idOf('category', 'cooking') });
  const { salesChannel } = await json('GET', '/context');
  const { serviceCategoryId: id } = salesChannel;
  const service = await json('POST', `/navigation/${id}/${id}`, { buildTree: false });
  expect(service.at(-1)).toMatchObject({ name: 'Kontakt', type: 'link', children: [], parentId: id });
});

it('the gateway tells methods for the cart, as the original does (C4)', async () => {
  const available = async (path: string) => (await json('POST', path, { onlyAvailable: true })).elements;
  const [payments, shipments] = [await available('/payment-method'), await available('/shipping-method')];
  const body = { payments, shipments, errors: [], apiAlias: 'array_struct' };
  for (const method of ['GET', 'POST']) expect(await json(method, '/checkout/gateway')).toEqual(body);
  expect(payments[0]).toMatchObject({ refundable: expect.any(Boolean), recurring: false });
});

it('the store describes itself: every route, once, by a strong ETag (C4)', async () => {
  const client = shop.aClient();
  // as `loadSchema` of the official generator asks
  const { data } = await client.invoke('api-info get /_info/openapi3.json', { query: { type: 'json' } });
  const { paths, servers } = data as Json;
  const { endpoints } = await json('GET', '/_info/routes');
  const told = endpoints.flatMap(({ path, methods }: Json) => methods.map((method: string) => `${method} ${path}`));
  const described = Object.entries<object>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} /store-api${path}`),
  );
  expect(new Set(told).size).toBe(told.length);
  expect(described).toEqual(told);
  expect(told).toContain('PATCH /store-api/account/address/{id}');
  const operations = Object.values<Json>(paths).flatMap((each) => Object.values<Json>(each));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(told.length);
  expect(paths['/checkout/cart'].get.responses['200'].content['application/json'].schema.properties).toHaveProperty(
    'lineItems',
  );
  const fieldsOf = (path: string) => paths[path].post.responses['200'].content['application/json'].schema.properties;
  expect(fieldsOf('/country').elements.items.properties).toHaveProperty('iso');
  expect(servers).toEqual([{ url: 'https://shop.test/store-api' }]);
  const first = await store.requestStore('GET', '/_info/openapi3.json');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  expect((await store.requestStore('GET', '/_info/openapi3.json', undefined, { 'if-none-match': etag })).status).toBe(
    304,
  );
});

it('hooks of apps are empty, and no administrator logs in as a customer (C4)', async () => {
  for (const hook of ['nonsense', 'a/nonsense', 'a-nonsense/b/c'])
    expect((await store.requestStore('POST', `/script/${hook}`, {})).status).toBe(204);
  const shopper = aShopper(store);
  const imitate = (body: object) => shopper.requestStore('POST', '/account/login/imitate-customer', body);
  expect(refusalOf(await imitate({}))).toEqual([400, ['IS_BLANK_ERROR', '/token']]);
  expect(refusalOf(await imitate({ token: 'x', customerId: 'y', userId: 'z' }))[1]).toEqual([
    ...['CHECKOUT__IMITATE_CUSTOMER_INVALID_TOKEN', undefined],
  ]);
});

it('lists in a query need no brackets, as the official client writes them (D2)', async () => {
  const shopper = aShopper(store);
  const goods = ['10-104-GR', '41-201', '12-110'];
  for (const article of goods) await shopper.put(article);
  const [first, second, third] = goods.map(productId);
  const { body } = await shopper.requestStore('DELETE', `/checkout/cart/line-item?ids=${first}&ids=${second}`);
  expect(body.lineItems.map(({ id }: Json) => id)).toEqual([third]);
  expect((await shopper.requestStore('DELETE', `/checkout/cart/line-item?ids=${third}`)).body.lineItems).toEqual([]);
  const red = idOf('property-option', 'colour:red');
  const found = await json('GET', `/product/${productId('10-104')}/find-variant?options=${red}`);
  expect(found.foundCombination.options).toEqual([red]);
  expect(await json('GET', `/product/purchase-limit?ids=${first}|${second}`)).toHaveLength(2);
});

it('small shapes are those of the original (D3)', async () => {
  const listing = await json('POST', '/search-suggest', { search: 'raclette' });
  expect(listing.aggregations.price).toMatchObject({ name: 'price', apiAlias: 'price_aggregation' });
  const aggregations = [{ name: 'n', type: 'count', field: 'id' }];
  expect((await json('POST', '/product', { limit: 1, aggregations })).aggregations.n).toMatchObject({ name: 'n' });
  const [main, next] = await json('POST', '/navigation/main-navigation/main-navigation');
  expect([main.afterCategoryId, next.afterCategoryId]).toEqual([null, main.id]);
  const [{ metaData }] = await json('POST', '/media', { ids: [idOf('media', 'raclette-4-table')] });
  expect(metaData).toMatchObject({ type: 18, hash: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect((await json('POST', '/language')).elements[0].translated).toEqual([]);
});

it('a doubled slash is no route, and says so (D4)', async () => {
  const { errors } = await json('POST', '//search', { search: 'raclette' });
  expect(errors).toMatchObject([{ status: '404', code: '0', detail: expect.stringContaining('No route found') }]);
});

it('the registration of a group has its address (D5)', async () => {
  const { elements } = await json('POST', '/seo-url', {
    filter: [
      { type: 'equals', field: 'routeName', value: 'frontend.account.customer-group-registration.page' },
      {
        type: 'equals',
        field: 'pathInfo',
        value: `/customer-group-registration/${idOf('customer-group', 'professional')}`,
      },
    ],
  });
  expect(elements).toMatchObject([{ seoPathInfo: 'profis-registrierung', isCanonical: true }]);
});

it('a payment of no order, or of no id, is refused as by the original', async () => {
  const shopper = aShopper(store);
  const pay = async (body: object) => refusalOf(await shopper.requestStore('POST', '/handle-payment', body));
  expect(await pay({})).toEqual([400, ['IS_BLANK_ERROR', '/orderId']]);
  expect(await pay({ orderId: 'abc' })).toEqual([400, ['FRAMEWORK__INVALID_UUID', undefined]]);
  expect((await pay({ orderId: 'f'.repeat(32) }))[0]).toBe(404);
});
