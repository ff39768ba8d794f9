import { particularsOf } from '#features/catalog/product-attributes.ts';
import { allProducts } from '#features/catalog/products.server.ts';
import { formatMm, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { nameOf } from '../card-view.server.ts';
import { sizeOf, type View, viewsOf } from './size.ts';
import { drawingFile } from './view-svg.ts';

/** A view with the words below it, which name what its figure at the left is. */
export interface MeasuredView {
  id: 'front' | 'top';
  view: View;
  label: string;
}

/** Front and view from above in one language; none of what has no size. */
export function measuredViews(locale: Locale, product: Product): MeasuredView[] {
  const size = sizeOf(product);
  if (!size) return [];
  const particulars = particularsOf(product);
  const { front, top } = viewsOf(size, particulars);
  const t = wordsOf(locale, 'product');
  const isFree = particulars.fit?.systemTypes.includes('freestanding') ?? false;
  const named = (view: View, name: 'viewFront' | 'viewTop', need: Need) =>
    view.needed ? `${t(name)}, ${t(need, { mm: formatMm(locale, view.needed.mm) })}` : t(name);
  return [
    { id: 'front', view: front, label: named(front, 'viewFront', isFree ? 'neededOpen' : 'neededHeight') },
    { id: 'top', view: top, label: named(top, 'viewTop', isFree ? 'neededRoom' : 'neededDepth') },
  ];
}

type Need = 'neededHeight' | 'neededDepth' | 'neededOpen' | 'neededRoom';

/** Devices and waste systems have their drawing as a file: theirs are large for a page, and fitters take them along. */
export const hasDrawingFile = (product: Product): boolean =>
  ['device', 'system'].includes(particularsOf(product).kind) &&
  sizeOf(product) !== null &&
  Boolean(product.productNumber);

/** Every drawing that is a file, by article number. */
export async function drawingFiles(locale: Locale): Promise<Map<string, string>> {
  const products = (await allProducts(locale)).filter(hasDrawingFile);
  const mm = (value: number) => formatNumber(locale, value, 0);
  return new Map(
    products.map((product) => [
      product.productNumber ?? '',
      drawingFile(nameOf(product), measuredViews(locale, product), mm),
    ]),
  );
}
