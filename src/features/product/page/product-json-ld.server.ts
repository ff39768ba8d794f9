import { availabilityOf } from '#features/catalog/availability.ts';
import { offerOf } from '#features/catalog/offer.ts';
import { plainText } from '#features/prose/rich-text.ts';
import { breadcrumbList, graph } from '#features/seo/graph.ts';
import { amount } from '#values/money.ts';
import { variantWords } from '../buy/choices.ts';
import { nameOf } from '../card-view.server.ts';
import { crumbs, sharedPicture } from './product-head.server.ts';
import type { ProductView } from './product-view.server.ts';

const IN_STOCK = 'https://schema.org/InStock';
const STATES = {
  in: IN_STOCK,
  low: 'https://schema.org/LimitedAvailability',
  later: 'https://schema.org/BackOrder',
  out: 'https://schema.org/OutOfStock',
  download: IN_STOCK,
};

/** The product for search engines, as text for a `<script>`. */
export function productJsonLd(view: ProductView, origin: URL): string {
  const { product, locale, alternates, reviewCount } = view;
  const url = (path: string | undefined) => path && new URL(path, origin).href;
  const offer = offerOf(product);
  const ownPictures = product.media?.map(({ media }) => media?.url) ?? [product.cover?.media?.url];
  // one without a picture is shown by its drawing, never by another thing
  const pictures = ownPictures.some(Boolean) ? ownPictures : [sharedPicture(view)];
  const images = pictures.flatMap((path) => url(path) ?? []);
  const productNode = {
    '@type': 'Product',
    name: [nameOf(product), variantWords(product)].filter(Boolean).join(', '),
    sku: product.productNumber,
    gtin13: product.ean ?? undefined,
    description: product.translated?.metaDescription || plainText(product.translated?.description ?? '') || undefined,
    image: images.length > 0 ? images : undefined,
    brand: { '@type': 'Brand', name: 'Hof & Herd' },
    aggregateRating:
      reviewCount > 0 ? { '@type': 'AggregateRating', ratingValue: product.ratingAverage, reviewCount } : undefined,
    offers: offer && {
      '@type': 'Offer',
      price: amount(offer.unit).toFixed(2),
      priceCurrency: 'CHF',
      availability: STATES[availabilityOf(product).kind],
      itemCondition: 'https://schema.org/NewCondition',
      url: url(alternates[locale]),
    },
  };
  return graph([productNode, breadcrumbList(crumbs(view), origin)]);
}
