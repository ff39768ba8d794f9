import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf } from '#store/id.ts';
import { languageId } from '#store/request.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { aShopper } from '#tests/support/shopper.ts';

// slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

const product = (number: string) => idOf('product', number);

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aStore();
}, 120_000);
afterAll(() => store?.close());

const post = async (path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Json> =>
  (await store.requestStore('POST', path, body, headers)).json();
const SEO = { 'sw-include-seo-urls': '1' };

describe('a product in full', () => {
  it('is the main variant when its parent is asked for, at home at the address of the parent', async () => {
    const { product: main } = await post(`/product/${product('10-104')}`, {}, SEO);
    expect(main).toMatchObject({ productNumber: '10-104-GR', parentId: product('10-104') });
    expect(main.seoUrls).toMatchObject([
      { seoPathInfo: 'produkt/raclette-ofen-4-personen', foreignKey: product('10-104') },
    ]);
    expect(main.customFields.hof_colour_hex).toBe('#1d4a37');
  });

  it('has an address of its own for every other variant', async () => {
    const { product: red } = await post(`/product/${product('10-104-RO')}`, {}, SEO);
    expect(red.seoUrls).toMatchObject([{ seoPathInfo: 'produkt/raclette-ofen-4-personen-bordeauxrot' }]);
    expect(red).toMatchObject({ stock: 0, available: true, restockTime: 21 });
    expect(red.variation).toEqual([{ group: 'Farbe', option: 'Bordeauxrot' }]);
  });

  it('says what it is a spare part of, a variant as its article does (7.2)', async () => {
    const { product: slides } = await post(`/product/${product('51-101')}`);
    expect(slides.customFields.hof_spare_part_of).toHaveLength(15);
    expect(slides.customFields.hof_spare_part_of).toContain('30-601');
    const { product: pans } = await post(`/product/${product('50-101-SW')}`);
    expect(pans.customFields.hof_spare_part_of).toEqual(['10-102', '10-104', '10-106']);
    const { product: oven } = await post(`/product/${product('10-104')}`);
    expect(oven.customFields.hof_spare_part_of).toEqual([]);
  });

  it('comes with its category, its technical data and the choice of variants (C5)', async () => {
    const { product: main, configurator } = await post(`/product/${product('10-104')}`);
    expect(main.seoCategory).toMatchObject({ id: idOf('category', 'raclette'), breadcrumb: expect.any(Array) });
    expect(main.sortedProperties.map((group: Json) => group.customFields.hof_key)).toContain('power-w');
    expect(configurator).toMatchObject([
      { name: 'Farbe', displayType: 'color', options: [{ combinable: true }, {}, {}, {}] },
    ]);
    const { configurator: none } = await post(`/product/${product('10-104')}?skipConfigurator=true`);
    expect(none).toEqual([]);
  });

  it('falls back on nothing but says both: own text and the one that shows', async () => {
    const { product: english } = await post(
      `/product/${product('10-104')}`,
      {},
      { 'sw-language-id': languageId('en-US') },
    );
    expect(english.translated).toMatchObject({ name: 'Raclette oven for 4' });
    expect(english.translated.customFields.hof_features[0]).toContain('4 pans');
    expect(english.translated.description).toMatch(/^<p>There is a pan/);
  });
});

describe('prices', () => {
  it('fall with the quantity: each tier says up to where it holds, the last one from where', async () => {
    const { elements } = await post('/product', { ids: [product('41-201')] });
    const tiers = elements[0].calculatedPrices.map((price: Json) => [price.quantity, price.unitPrice]);
    expect(tiers).toEqual([
      [4, 5.9],
      [19, 5.4],
      [20, 4.9],
    ]);
  });

  it('say what they were before', async () => {
    const { elements } = await post('/product', { ids: [product('12-102')] });
    const { calculatedPrice } = elements[0];
    expect(calculatedPrice.listPrice.price).toBeGreaterThan(calculatedPrice.unitPrice);
    expect(calculatedPrice.listPrice.discount).toBeLessThan(0);
    expect(calculatedPrice.calculatedTaxes[0]).toMatchObject({ taxRate: 8.1 });
  });

  it('follow currency and country of the session', async () => {
    const shopper = aShopper(store);
    await shopper.requestStore('PATCH', '/context', {
      currencyId: idOf('currency', 'EUR'),
      countryId: idOf('country', 'DE'),
    });
    const { body } = await shopper.requestStore('POST', '/product', { ids: [product('14-101')] });
    expect(body.elements[0].calculatedPrice).toMatchObject({ unitPrice: 148.73, taxRules: [{ taxRate: 19 }] });
    const { body: listing } = await shopper.requestStore('POST', `/product-listing/${idOf('category', 'chestnuts')}`, {
      'min-price': 148,
      'max-price': 149,
    });
    expect(listing.elements.map((each: Json) => each.productNumber)).toEqual(['14-101']);
  });
});

describe('lists of products', () => {
  it('keep the order of the ids, and have no pages then', async () => {
    const ids = ['14-101', '10-104-GR', '10-102'].map(product);
    const { elements, total } = await post('/product', { ids, limit: 1 });
    expect(elements.map((each: Json) => each.id)).toEqual(ids);
    expect(total).toBe(3);
  });

  it('count what the criteria ask for', async () => {
    expect((await post('/product', { limit: 2 })).total).toBe(2);
    expect((await post('/product', { limit: 2, 'total-count-mode': 'exact' })).total).toBeGreaterThan(380);
  });

  it('find variants by their parent, and products by their fields', async () => {
    const filter = [{ type: 'equals', field: 'parentId', value: product('10-104') }];
    const { elements } = await post('/product', { filter, sort: [{ field: 'productNumber', order: 'DESC' }] });
    expect(elements.map((each: Json) => each.productNumber)).toEqual([
      '10-104-RO',
      '10-104-GR',
      '10-104-GF',
      '10-104-CR',
    ]);
    const downloads = await post('/product', { filter: [{ type: 'equals', field: 'states', value: 'is-download' }] });
    expect(downloads.elements.every((each: Json) => each.productNumber.startsWith('60-'))).toBe(true);
    const line = await post('/product', {
      filter: [{ type: 'equals', field: 'customFields.hof_line', value: 'd-line' }],
    });
    expect(line.elements.length).toBeGreaterThan(10);
  });

  it('carry only what is asked for', async () => {
    const ids = [product('14-101')];
    expect((await post('/product', { ids, fields: ['calculatedPrice.taxRules'] })).elements).toEqual([
      {
        id: ids[0],
        translated: {},
        calculatedPrice: {
          taxRules: [{ taxRate: 8.1, percentage: 100, apiAlias: 'cart_tax_rule' }],
          apiAlias: 'calculated_price',
        },
        apiAlias: 'product',
      },
    ]);
    const [lean] = (
      await post('/product', { ids, includes: { product: ['id', 'media'], product_media: ['position'] } })
    ).elements;
    expect(Object.keys(lean).sort()).toEqual(['apiAlias', 'id', 'media']);
    expect(lean.media[0]).toEqual({ position: 0, apiAlias: 'product_media' });
  });
});

describe('what goes with a product', () => {
  it('comes in three lists, named in the language', async () => {
    const lists = await post(
      `/product/${product('10-104-GR')}/cross-selling`,
      {},
      { 'sw-language-id': languageId('fr-FR') },
    );
    expect(lists.map((list: Json) => [list.crossSelling.position, list.crossSelling.translated.name])).toEqual([
      [1, 'Accessoires'],
      [2, 'Pièces détachées'],
      [3, 'À comparer aussi'],
    ]);
    expect(lists[0].products[0].productNumber).toBe('10-140');
  });

  it('finds the variant of an option', async () => {
    const options = { [idOf('property-group', 'colour')]: idOf('property-option', 'colour:cream') };
    const { foundCombination } = await post(`/product/${product('10-104')}/find-variant`, { options });
    expect(foundCombination.variantId).toBe(product('10-104-CR'));
    const listed = await post(`/product/${product('10-104')}/find-variant`, { options: Object.values(options) });
    expect(listed.foundCombination.variantId).toBe(product('10-104-CR'));
  });
});

describe('addresses', () => {
  const find = (field: string, value: string, language = languageId('de')) =>
    post('/seo-url', { filter: [{ type: 'equals', field, value }] }, { 'sw-language-id': language });

  it('are found with and without slashes at their ends', async () => {
    for (const path of ['shop/kochen/raclette', '/shop/kochen/raclette/', 'shop/kochen/raclette/'])
      expect((await find('seoPathInfo', path)).elements).toMatchObject([
        { foreignKey: idOf('category', 'raclette'), routeName: 'frontend.navigation.page', isCanonical: true },
      ]);
  });

  it('are found by their technical path', async () => {
    const id = product('14-101');
    expect((await find('pathInfo', `/detail/${id}`)).elements).toMatchObject([{ seoPathInfo: 'produkt/marroni-ofen' }]);
    const french = await find('pathInfo', `/navigation/${idOf('category', 'raclette')}`, languageId('fr-FR'));
    expect(french.elements).toMatchObject([{ seoPathInfo: expect.stringMatching(/^shop\/[a-z-]+\/raclette$/) }]);
  });

  it('of a main variant lead to it, but are not canonical', async () =>
    expect((await find('seoPathInfo', 'produkt/raclette-ofen-4-personen-tannengruen')).elements).toMatchObject([
      { foreignKey: product('10-104-GR'), isCanonical: false },
    ]));

  it('that nobody knows are an empty list', async () =>
    expect(await find('seoPathInfo', 'produkt/gibt-es-nicht')).toMatchObject({ total: 0, elements: [] }));
});

describe('menus and the way back', () => {
  it('nest categories as deep as asked (C6)', async () => {
    const flat = await post('/navigation/main-navigation/main-navigation', { depth: 0 });
    expect(flat[0]).toMatchObject({ visibleChildCount: 6, children: [] });
    const tree = await post('/navigation/main-navigation/main-navigation');
    expect(tree[0].children[1]).toMatchObject({ translated: { name: 'Raclette' }, level: 3 });
    const loose = await post('/navigation/main-navigation/main-navigation', { buildTree: false });
    expect(loose.length).toBeGreaterThan(20);
  });

  it('answer for the home page and ignore malformed criteria', async () => {
    const root = await post('/category/home', { associations: { associations: { media: [] } } });
    expect(root.translated.name).toBe('Hof & Herd');
  });

  it('lead back to where a shopper came from', async () => {
    const response = await store.requestStore(
      'GET',
      `/breadcrumb/${product('60-101')}?type=product&referrerCategoryId=${idOf('category', 'cooking-accessories')}`,
    );
    expect(((await response.json()) as Json[]).at(-1)).toMatchObject({
      categoryId: idOf('category', 'cooking-accessories'),
      path: 'shop/kochen/zubehoer-kochen',
    });
  });
});
