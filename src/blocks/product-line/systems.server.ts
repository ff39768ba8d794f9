import { cardView } from '#features/catalog/card-view.server.ts';
import { particularsOf } from '#features/catalog/particulars.ts';
import { containerWords } from '#features/catalog/product-page/measures/technical.ts';
import { productsByNumbers } from '#features/catalog/products.server.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PriceProps } from '#ui/Price.tsx';

/** One system of a line as a row: what it measures comes first. */
export interface System {
  number: string;
  name: string;
  href: string;
  /** Width of the cabinet it goes into, of the thing itself where it needs none; in millimetres. */
  widthMm: number;
  /** `2 × 35 l + 17 l` */
  containers: string;
  price: PriceProps | null;
}

/** The systems the store has, in the order of the line. */
export async function systemsOf(locale: Locale, numbers: readonly string[]): Promise<System[]> {
  return (await productsByNumbers(locale, numbers)).map((product) => {
    const { number, name, href, price } = cardView(locale, product);
    const { containers, fit } = particularsOf(product);
    return {
      number,
      name,
      href,
      widthMm: fit?.bodyWidthsMm[0] ?? Math.round(product.width ?? 0),
      containers: containers.map((each) => containerWords(locale, each)).join(' + '),
      price,
    };
  });
}
