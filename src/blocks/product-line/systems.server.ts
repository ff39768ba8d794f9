import { cardView } from '#features/catalog/card-view.server.ts';
import { particularsOf } from '#features/catalog/particulars.ts';
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
  /** The first of its width: the others stand below its figure. */
  isFirst: boolean;
  price: PriceProps | null;
}

/** The systems the store has, in the order of the line. */
export async function systemsOf(locale: Locale, numbers: readonly string[]): Promise<System[]> {
  const rows = (await productsByNumbers(locale, numbers)).map((product) => {
    const { number, name, href, price } = cardView(locale, product);
    const widthMm = particularsOf(product).fit?.bodyWidthsMm[0] ?? Math.round(product.width ?? 0);
    return { number, name, href, widthMm, price };
  });
  return rows.map((row, index) => ({ ...row, isFirst: row.widthMm !== rows[index - 1]?.widthMm }));
}
