import { expect, test } from 'vitest';
import { Product } from '#store-api/contract/product.ts';
import { thingsIn } from '#tests/support/json-ld.ts';
import { setDrawnPictures } from '#values/build-notes.server.ts';
import { shareAddress } from '#values/share-picture.ts';
import type { ProductView } from './product-view.server.ts';
import { productJsonLd } from './product-view.server.ts';

const media = (url: string) => ({ id: url, url, customFields: null });

function productNode(product: object) {
  const view = {
    locale: 'de',
    product: Product.parse({ id: 'p', productNumber: '90-101', translated: { name: 'Spatel' }, ...product }),
    variants: [],
    trail: [{ id: 'c', media: media('/media/raclette.webp'), name: 'Raclette' }],
    alternates: { de: '/spatel' },
    reviewCount: 0,
  } as unknown as ProductView;
  const json = productJsonLd(view, new URL('https://shop.example'));
  return thingsIn(`<script type="application/ld+json">${json}</script>`)[0];
}

test('Search engines are shown the pictures of a product', () =>
  expect(productNode({ media: [{ id: 'm', media: media('/media/spatula.webp') }] })).toMatchObject({
    name: 'Spatel',
    image: ['https://shop.example/media/spatula.webp'],
  }));

test('A product without a picture shows its drawing beside its name, not another thing', () => {
  setDrawnPictures(() => true);
  expect(productNode({ media: [], customFields: { hof_picture: 'pizza-spatula' } })).toMatchObject({
    image: [`https://shop.example${shareAddress({ title: 'Spatel', drawing: 'spatula' })}`],
  });
});
