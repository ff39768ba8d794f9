import { idOf } from '#store/id.ts';
import { productId } from '#tests/support/shopper.ts';
import { type CallOperation, packed, type Sent } from './witness.ts';

const raclette = idOf('category', 'raclette');
const GROUP_ROUTE = 'frontend.account.customer-group-registration.page';
const grill = { productId: productId('10-104') };

/** What is read with criteria, by POST and by GET; the latter packs them, unless the file knows no packing there. */
const READ: [path: string, sent: Sent, query?: string][] = [
  ['/language', { body: { limit: 100 } }],
  ['/currency', { body: {} }],
  ['/salutation', { body: {} }],
  ['/country', { body: { limit: 100, associations: { states: {} } } }],
  ['/country-state/{countryId}', { path: { countryId: idOf('country', 'CH') }, body: {} }],
  ['/shipping-method', { body: { associations: { media: {} } } }],
  ['/payment-method', { body: { onlyAvailable: true } }, packed({})],
  [
    '/navigation/{activeId}/{rootId}',
    { path: { activeId: 'main-navigation', rootId: 'main-navigation' }, body: { depth: 2 } },
    'depth=2&buildTree=true',
  ],
  ['/category', { body: { filter: [{ type: 'equals', field: 'id', value: raclette }] } }],
  ['/category/{navigationId}', { path: { navigationId: raclette }, body: { p: 1, limit: 3 } }, 'p=1&limit=3'],
  ['/seo-url', { body: { filter: [{ type: 'equals', field: 'foreignKey', value: raclette }], limit: 10 } }],
  ['/seo-url', { body: { filter: [{ type: 'equals', field: 'routeName', value: GROUP_ROUTE }], limit: 10 } }],
  ['/product', { body: { limit: 100, associations: { media: {} }, sort: [{ field: 'name', order: 'ASC' }] } }],
  ['/product/{productId}', { path: grill, body: { associations: { media: {} } } }],
  ['/product/{productId}/reviews', { path: { productId: productId('12-101') }, body: { limit: 5 } }],
  ['/landing-page/{landingPageId}', { path: { landingPageId: idOf('landing-page', 'home') }, body: {} }, ''],
  ['/cms/{id}', { path: { id: idOf('cms-page', 'category') }, body: { limit: 2 } }, 'limit=2'],
  [
    '/product-listing/{categoryId}',
    {
      path: { categoryId: idOf('category', 'cooking') },
      body: { limit: 24, p: 1, order: 'name-asc', properties: idOf('property-option', 'colour:red'), 'max-price': 900 },
    },
  ],
  ['/search', { body: { search: 'raclette', limit: 24 } }, 'search=raclette&limit=24'],
  ['/search-suggest', { body: { search: 'dörr', limit: 5 } }, 'search=d%C3%B6rr&limit=5'],
];

/** Everything that is read before somebody buys. */
export async function readCatalogue(call: CallOperation): Promise<void> {
  for (const [path, sent, query] of READ) {
    await call(`POST ${path}`, sent);
    await call(`GET ${path}`, { path: sent.path, query: query ?? packed(sent.body) });
  }
  const red = idOf('property-option', 'colour:red');
  await call('POST /product/{productId}/find-variant', {
    path: grill,
    body: { options: { [idOf('property-group', 'colour')]: red } },
  });
  await call('GET /product/{productId}/find-variant', { path: grill, query: `options[]=${red}` });
  await call('POST /product/{productId}/cross-selling', { path: grill, body: { limit: 5 } });
  await call('GET /product/{productId}/cross-selling', { path: grill });
  const picture = idOf('media', 'raclette-4-table');
  await call('POST /media', { body: { ids: [picture] } });
  await call('GET /media', { query: `ids[]=${picture}` });
  await call('GET /product/purchase-limit', { query: `ids[]=${grill.productId}` });
  await call('GET /breadcrumb/{id}', { path: { id: productId('10-104-GR') } });
  for (const path of [
    '/shop-settings',
    '/cookie-groups',
    '/legal-guarantee-notice',
    '/checkout/gateway',
    '/_info/routes',
  ])
    await call(`GET ${path}`);
  await call('GET /_info/openapi3.json', { query: 'type=json' });
  const [{ filename }] = await call('GET /sitemap');
  await call('GET /sitemap/{filePath}', { path: { filePath: filename.split('/').at(-1) } });
}
