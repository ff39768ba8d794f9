import { particularsOf } from '#features/catalog/product-attributes.ts';
import { productsByNumbers } from '#features/catalog/products.server.ts';
import { cardView } from '#features/product/card-view.server.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PriceProps } from '#ui/Price.tsx';

/** The systems of one width. */
export interface Width {
  /** Of the cabinet they go into, of the thing itself where it needs none; in millimetres. */
  widthMm: number;
  systems: { number: string; name: string; href: string; price: PriceProps | null }[];
}

/** The systems the store has by their width, in the order of the line. */
export async function systemsByWidth(locale: Locale, numbers: readonly string[]): Promise<Width[]> {
  const widths = new Map<number, Width>();
  for (const product of await productsByNumbers(locale, numbers)) {
    const { number, name, href, price } = cardView(locale, product);
    const widthMm = particularsOf(product).fit?.bodyWidthsMm[0] ?? Math.round(product.width ?? 0);
    const width = widths.get(widthMm) ?? { widthMm, systems: [] };
    width.systems.push({ number, name, href, price });
    widths.set(widthMm, width);
  }
  return [...widths.values()];
}
