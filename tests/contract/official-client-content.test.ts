import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { type ServedStore, servedStore } from '#tests/support/served-store.ts';
import { aGuest, aQuietStore, productId } from '#tests/support/shopper.ts';

let shop: ServedStore;
beforeAll(async () => {
  shop = await servedStore(await aQuietStore());
});
afterAll(() => shop.close());

type Slot = { listing: { elements: { id: string }[] } };

it('the official client finds its way from an address to a page, a listing and a product', async () => {
  const client = shop.aClient();
  const { data: menu } = await client.invoke('readNavigation post /navigation/{activeId}/{rootId}', {
    pathParams: { activeId: 'main-navigation', rootId: 'main-navigation' },
    headers: { 'sw-include-seo-urls': true },
    body: { depth: 1 },
  });
  const [address] = menu[0]?.seoUrls ?? [];
  const { data: seoUrls } = await client.invoke('readSeoUrl post /seo-url', {
    body: { filter: [{ type: 'equals', field: 'seoPathInfo', value: address?.seoPathInfo ?? '' }] },
  });
  const categoryId = seoUrls.elements[0]?.foreignKey ?? '';

  const { data: category } = await client.invoke('readCategory post /category/{navigationId}', {
    pathParams: { navigationId: categoryId },
    // as the stock client sends it
    body: { associations: { associations: {} } as never, p: 1, limit: 3 },
  });
  const slots = category.cmsPage?.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots)) ?? [];
  const listing = slots.find(({ type }) => type === 'product-listing')?.data as unknown as Slot;
  expect(listing.listing.elements).toHaveLength(3);

  const { data: detail } = await client.invoke('readProductDetail post /product/{productId}', {
    pathParams: { productId: listing.listing.elements[0]?.id ?? '' },
    body: {},
  });
  expect(detail.product.cmsPage?.type).toBe('product_detail');
  const { data: home } = await client.invoke('readCategory post /category/{navigationId}', {
    pathParams: { navigationId: 'home' },
    body: {},
  });
  expect(home.cmsPage?.id).toBe(idOf('cms-page', 'page:home'));
});

it('the official client reads reviews, and writes one once it is logged in', async () => {
  const client = shop.aClient();
  const pathParams = { productId: productId('12-101') };
  const { data: before } = await client.invoke('readProductReviews post /product/{productId}/reviews', {
    pathParams,
    body: {},
  });
  await client.invoke('register post /account/register', {
    body: aGuest({ guest: false, password: 'ein-Passwort', storefrontUrl: shop.url }) as never,
  });
  await client.invoke('saveProductReview post /product/{productId}/review', {
    pathParams,
    body: {
      title: 'Bleibt lange heiss',
      content: 'Wir haben damit schon dreimal für acht Personen gekocht.',
      points: 5,
    },
  });
  const { data: after } = await client.invoke('readProductReviews post /product/{productId}/reviews', {
    pathParams,
    body: {},
  });
  expect(after.elements?.length).toBe((before.elements?.length ?? 0) + 1);
});
