import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutOf } from '#blocks/cms/layout.ts';
import { blocksOf as blocksOfSections } from '#blocks/rendered-block.ts';
import { idOf } from '#store/id.ts';
import { CmsPage } from '#store-api/contract/cms.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aStore({ SITE_URL: 'https://shop.test/' });
}, 120_000);
afterAll(() => store?.close());

async function read(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Json> {
  return (await store.requestStore('POST', path, body, headers)).json();
}
const blocksOf = (page: Json): Json[] => page.sections.flatMap(({ blocks }: Json) => blocks);
const slotsOf = (page: Json): Json[] => blocksOf(page).flatMap(({ slots }) => slots);
const french = { 'sw-language-id': idOf('language', 'fr-FR') };

describe('the page of a category', () => {
  const path = `/category/${idOf('category', 'raclette')}`;

  it('carries its listing, filtered by the parameters of the call', async () => {
    const { cmsPage, cmsPageId } = await read(path, { limit: 2, order: 'price-desc', p: 2 });
    expect(cmsPage).toMatchObject({ id: cmsPageId, type: 'product_list' });
    const listing = slotsOf(cmsPage).find(({ type }) => type === 'product-listing').data.listing;
    const alone = await read(`/product-listing/${idOf('category', 'raclette')}`, {
      limit: 2,
      order: 'price-desc',
      p: 2,
    });
    expect(listing).toEqual(alone);
  });

  it('ignores every other criteria: the stock client sends a malformed tree', async () => {
    const odd = { associations: { associations: {} }, filter: [{ type: 'nonsense' }], ids: ['x'], sort: [{}] };
    expect((await store.requestStore('POST', path, odd)).status).toBe(200);
  });

  it('fills only the slots that are asked for', async () => {
    const { cmsPage } = await read(path);
    const text = slotsOf(cmsPage).find(({ type }) => type === 'text');
    const { cmsPage: part } = await read(path, { slots: `${text.id}|${'f'.repeat(32)}` });
    expect(slotsOf(part).map(({ id }) => id)).toEqual([text.id]);
    expect(blocksOf(part)).toHaveLength(blocksOf(cmsPage).length);
  });

  it('at home is the home page of content', async () => {
    const { cmsPage } = await read('/category/home', {}, french);
    expect(cmsPage).toMatchObject({ type: 'landingpage', name: 'Raclette, gril à pizza, arrosoirs, tri des déchets' });
    expect(slotsOf(cmsPage)[0].data.content).toContain('Pour combien de couverts\u00A0?');
    const slider = slotsOf(cmsPage).find(({ type }) => type === 'product-slider');
    expect(slider.data.products.map(({ productNumber }: Json) => productNumber)).toEqual([
      '14-101',
      '30-552',
      '13-107',
      '41-105',
    ]);
  });

  it('is not part of lists and menus, which name it only', async () => {
    const [first] = await read('/navigation/main-navigation/main-navigation');
    expect([first.cmsPage, first.cmsPageId]).toEqual([null, idOf('cms-page', 'category')]);
  });
});

describe('layouts and landing pages by their ids', () => {
  it('a landing page brings its layout', async () => {
    const page = await read(`/landing-page/${idOf('landing-page', 'home')}`);
    expect(page).toMatchObject({
      url: '',
      name: expect.stringContaining('Raclette'),
      customFields: { hof_key: 'home' },
    });
    expect(page.cmsPage).toEqual(await read(`/cms/${page.cmsPageId}`));
  });

  it('every element knows the one it stands in, and has an id of its own', async () => {
    const page = await read(`/cms/${idOf('cms-page', 'page:home')}`);
    const ids = [page.id];
    for (const section of page.sections) {
      expect(section.pageId).toBe(page.id);
      for (const block of section.blocks) {
        expect(block.sectionId).toBe(section.id);
        for (const slot of block.slots) expect(slot.blockId).toBe(block.id);
        ids.push(block.id, ...block.slots.map(({ id }: Json) => id));
      }
      ids.push(section.id);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['/landing-page/', 'CONTENT__LANDING_PAGE_NOT_FOUND'],
    ['/cms/', 'CONTENT__CMS_PAGE_NOT_FOUND'],
  ])('%s that nobody knows', async (path, code) => {
    for (const id of ['f'.repeat(32), '..%2f..', '%00'])
      expect((await read(path + id)).errors[0]).toMatchObject({ status: '404', code });
  });
});

describe('every layout that the store tells', () => {
  it.each([
    ['the home page', `/cms/${idOf('cms-page', 'page:home')}`],
    ['that of all categories', `/cms/${idOf('cms-page', 'category')}`],
    ['that of all products', `/cms/${idOf('cms-page', 'product')}`],
  ])('is one that the storefront can draw: %s', async (_, path) => {
    const { sections, complaints } = layoutOf('fr-FR', CmsPage.parse(await read(path, {}, french)));
    expect(complaints).toEqual([]);
    expect(blocksOfSections(sections).filter(({ block }) => block.endsWith(' of a layout'))).toEqual([]);
  });

  it('the home page keeps its words, its pictures and its shelf', async () => {
    const { sections } = layoutOf(
      'fr-FR',
      CmsPage.parse(await read(`/cms/${idOf('cms-page', 'page:home')}`, {}, french)),
    );
    const kinds = new Set(blocksOfSections(sections).map(({ block }) => block));
    expect([...kinds].sort()).toEqual(['cms-image', 'image-text', 'product-slider', 'rich-text']);
  });
});

describe('the page of a product', () => {
  const path = `/product/${idOf('product', '10-104-GR')}`;

  it('brings gallery, purchase, reviews and what goes with it', async () => {
    const { product, configurator } = await read(path);
    const data = Object.fromEntries(slotsOf(product.cmsPage).map((slot) => [slot.type, slot.data]));
    expect(product.cmsPage.type).toBe('product_detail');
    expect(data['buy-box']).toMatchObject({ productId: product.id, configuratorSettings: configurator });
    const { elements } = await read(`${path}/reviews`);
    expect(data['buy-box'].totalReviews).toBe(elements.length);
    expect(data['product-description-reviews'].reviews.elements).toEqual(elements.slice(0, 10));
    expect(data['cross-selling'].crossSellings.length).toBeGreaterThan(0);
  });

  it('is left out when asked, as the configurator is', async () => {
    const result = await read(path, { skipCmsPage: true, skipConfigurator: true });
    expect([result.product.cmsPage, result.configurator]).toEqual([null, []]);
    expect(result.product.seoCategory.id).toBe(idOf('category', 'raclette'));
  });
});

describe('what search engines and forms ask for', () => {
  /** The sitemap has a file a language; its whole address is open to search engines, which have no key. */
  const frenchSitemap = async () => {
    const files: { filename: string }[] = await (await store.requestStore('GET', '/sitemap')).json();
    const [german, english, file] = files.map(({ filename }) => filename);
    expect([german, english]).toEqual([expect.stringMatching(/-de-1\.xml\.gz$/), expect.stringMatching(/-en-US-1\./)]);
    expect(file).toMatch(/^https:\/\/shop\.test\/store-api\/sitemap\/\w+-0-fr-FR-1\.xml\.gz$/);
    return file?.replace('https://shop.test/store-api', '') ?? '';
  };

  it('tells no address of a page that is not public', async () => {
    const { catalogue } = store.store;
    const draft = catalogue.pages.find(({ key }) => key === 'about');
    const address = draft?.page.slug['fr-FR'] ?? '';
    const visibility = async () => {
      const response = await store.requestStore('GET', await frenchSitemap());
      const xml = gunzipSync(Buffer.from(await response.arrayBuffer())).toString('utf8');
      const filter = [{ type: 'equals', field: 'seoPathInfo', value: address }];
      const { elements } = await read('/seo-url', { filter }, french);
      return [xml.includes(`/fr-FR/${address}<`), elements.length];
    };
    expect(await visibility()).toEqual([true, 1]);
    const { pages } = catalogue;
    catalogue.pages = pages.filter((page) => page !== draft);
    expect(await visibility()).toEqual([false, 0]);
    catalogue.pages = pages;
  });

  it('the sitemap names files of gzipped XML with every address of the language', async () => {
    const response = await store.requestStore('GET', await frenchSitemap(), undefined, { 'sw-access-key': '' });
    expect(response.headers.get('content-type')).toBe('application/gzip');
    const xml = gunzipSync(Buffer.from(await response.arrayBuffer())).toString('utf8');
    expect(xml).toContain('<loc>https://shop.test/fr-FR/</loc>');
    expect(xml).toContain('<loc>https://shop.test/fr-FR/produit/');
    const pages = ['detail', 'navigation', 'landing'].map((kind) => `frontend.${kind}.page`);
    const canonical = [
      { type: 'equals', field: 'isCanonical', value: true },
      { type: 'equalsAny', field: 'routeName', value: pages },
    ];
    const { total } = await read('/seo-url', { filter: canonical, 'total-count-mode': 1 }, french);
    expect(xml.match(/<loc>/g)).toHaveLength(total + 1);
  });

  it.each(['', 'x', '..%2f..%2fetc%2fpasswd', 'a.xml.gz'])('«%s» is no file of it', async (name) =>
    expect((await store.requestStore('GET', `/sitemap/${name || '%20'}`)).status).toBe(404),
  );

  it('limits of purchase follow stock for closeouts alone', async () => {
    const { elements } = await read('/product', {
      filter: [
        { type: 'equals', field: 'isCloseout', value: true },
        { type: 'equals', field: 'childCount', value: 0 },
      ],
      limit: 1,
    });
    const [closeout] = elements;
    const ids = [closeout.id, idOf('product', '14-101'), 'f'.repeat(32)].map((id) => `ids[]=${id}`).join('&');
    const limits = (await (await store.requestStore('GET', `/product/purchase-limit?${ids}`)).json()) as Json;
    expect(limits.map(({ productId }: Json) => productId)).toEqual([closeout.id, idOf('product', '14-101')]);
    expect(limits[0].maxPurchase).toBe(closeout.calculatedMaxPurchase);
    expect(limits[0].maxPurchase).toBeLessThanOrEqual(closeout.stock);
    expect((await store.requestStore('GET', '/product/purchase-limit')).status).toBe(400);
  });

  it('cookies are told in every language under one hash each', async () => {
    const groups = (await (await store.requestStore('GET', '/cookie-groups', undefined, french)).json()) as Json;
    expect(groups.elements[0]).toMatchObject({ isRequired: true, name: 'Nécessaires' });
    const german = (await (await store.requestStore('GET', '/cookie-groups')).json()) as Json;
    expect(german.hash).not.toBe(groups.hash);
  });
});

describe('methods', () => {
  it.each([
    ['PUT', '/product', 'GET, POST'],
    ['DELETE', '/context', 'GET, PATCH'],
    ['PATCH', `/category/${'f'.repeat(32)}`, 'GET, POST'],
    ['GET', '/account/login', 'POST'],
    ['POST', '/sitemap', 'GET'],
  ])('%s %s is told which there are', async (method, path, allowed) => {
    const response = await store.requestStore(method, path, method === 'GET' ? undefined : {});
    const { errors } = (await response.json()) as Json;
    expect(response.status).toBe(405);
    expect(errors).toMatchObject([{ status: '405', code: '0', title: 'Method Not Allowed' }]);
    expect(errors[0].detail).toContain(`Allow: ${allowed}`);
  });
});

it('changing the language tells where the shop speaks it, changing nothing tells nothing', async () => {
  const token = { 'sw-context-token': 'a-token-for-this-test' };
  const change = async (body: object) =>
    (await (await store.requestStore('PATCH', '/context', body, token)).json()) as Json;
  expect((await change({ languageId: idOf('language', 'fr-FR') })).redirectUrl).toBe('https://shop.test/fr-FR');
  expect((await change({ languageId: idOf('language', 'fr-FR') })).redirectUrl).toBeNull();
  expect((await change({ currencyId: idOf('currency', 'EUR') })).redirectUrl).toBeNull();
  expect((await change({ languageId: idOf('language', 'de') })).redirectUrl).toBe('https://shop.test');
});
