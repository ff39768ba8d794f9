import { categoryName } from '#features/catalog/categories.server.ts';
import { particularsOf } from '#features/catalog/product-attributes.ts';
import { categoryHref, productHref } from '#features/navigation/addresses.ts';
import { plainText } from '#features/prose/rich-text.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { drawingOf } from '#ui/drawing.ts';
import { sharedAs } from '#values/shared-as.server.ts';
import { variantWords } from '../buy/choices.ts';
import { nameOf } from '../card-view.server.ts';
import type { ProductView } from './product-view.server.ts';

/** What the document's head says of a product; only the address that the store calls canonical counts. */
export function productHead({ locale, product, variants, alternates }: ProductView) {
  const { translated } = product;
  const title = [translated?.metaTitle || nameOf(product), variants.length > 1 && variantWords(product)];
  return {
    locale,
    alternates,
    canonical: alternates[locale] ?? productHref(locale, product),
    title: title.filter(Boolean).join(', '),
    description: translated?.metaDescription || plainText(translated?.description ?? '') || undefined,
    shareImage: product.cover?.media?.url,
    shareDrawing: drawingOf(particularsOf(product)),
    shareType: 'product' as const,
    notices: [particularsOf(product).family],
  };
}

/** Address of the picture for sharing that this head leads to. */
export function sharedPicture(view: ProductView): string | undefined {
  const { title, shareImage: picture, shareDrawing: drawing } = productHead(view);
  return sharedAs({ title, picture, drawing });
}

/** The way here: home, the categories, the product itself. */
export function crumbs({ locale, trail, product }: Pick<ProductView, 'locale' | 'trail' | 'product'>) {
  return [
    { name: wordsOf(locale, 'common')('home'), href: paths.home(locale) },
    ...trail.map((category) => ({ name: categoryName(category), href: categoryHref(locale, category) })),
    { name: nameOf(product) },
  ];
}
