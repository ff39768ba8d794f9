import { offerOf } from '#features/catalogue/offer.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { productsByNumbers } from '#features/catalogue/products.server.ts';
import { availabilityOf } from '#features/catalogue/stock-words.ts';
import { quickAddOf } from '#features/product/buy/choices.ts';
import { cardView } from '#features/product/card-view.server.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { PictureMedia } from '#ui/picture.ts';
import type { System } from './configurator-data.ts';

/** A line and the article numbers of its systems. */
interface Line {
  order: number;
  systems: readonly string[];
}

/** Every system of these lines that the store sells, with the measures that it needs. */
export async function readSystems(locale: Locale, lines: readonly Line[]): Promise<System[]> {
  const products = await productsByNumbers(
    locale,
    lines.flatMap(({ systems }) => systems),
  );
  return products.flatMap((product) => systemOf(locale, product, lines) ?? []);
}

/** Nothing for a product that does not say what it needs. */
function systemOf(locale: Locale, product: Product, lines: readonly Line[]): System | undefined {
  const { fit, containers } = productAttributesOf(product);
  if (!fit) return undefined;
  const { number, name, claim, href, media, drawing, price } = cardView(locale, product);
  const add = quickAddOf(product);
  const { systemTypes: types, loadKg, ...limits } = fit;
  return {
    ...{ id: product.id, number, claim, href, drawing, types, limits, loadKg, containers },
    media: media && smallOf(media),
    litres: containers.reduce((sum, { litres, count }) => sum + litres * count, 0),
    lineOrder: lines.find(({ systems }) => systems.includes(number))?.order ?? lines.length + 1,
    price: offerOf(product)?.unit ?? null,
    shownPrice: price,
    name: name.replaceAll(' × ', '\u00A0×\u00A0'),
    isLast: product.isCloseout === true,
    isSoldOut: availabilityOf(product).kind === 'out',
    least: add ? (add.least ?? 1) : null,
  };
}

/** Half a hundred pictures travel with the page: an address each, and no more. */
const smallOf = ({ url, metaData, extensions }: PictureMedia): PictureMedia => {
  const [small] = extensions?.avif?.thumbnails ?? [];
  const { width = null, height = null } = metaData ?? {};
  const thumbnails = small ? [{ width: small.width, height: small.height, url: small.url }] : [];
  return { url, metaData: { width, height }, extensions: { avif: { thumbnails } } };
};
