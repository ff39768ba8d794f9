import { offerOf } from '#features/catalog/offer.ts';
import { particularsOf } from '#features/catalog/product-attributes.ts';
import { productsByNumbers } from '#features/catalog/products.server.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { formatMm, formatMoney } from '#i18n/format.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { type DrawingName, drawingOf } from '#ui/drawing.ts';
import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import type { Ask } from './ask.schema.ts';

/** One figure with all that the page shows for it. */
export interface Answer {
  figure: string;
  numbers: string;
  name: string;
  price: string;
  /** Every article number that the price is the sum of. */
  priced: string;
  href: string;
  width: string | undefined;
  from: number;
  until: number;
  media: PictureMedia | undefined;
  drawing: DrawingName;
}

/** The answers whose articles the store has; names, prices and widths are the store's. */
export async function answersOf(locale: Locale, { answers }: Ask): Promise<Answer[]> {
  const all = answers.map(async (answer): Promise<Answer[]> => {
    const products = await productsByNumbers(
      locale,
      answer.parts.map(({ product }) => product),
    );
    const [first] = products;
    if (!first || products.length < answer.parts.length) return [];
    const cents = answer.parts.reduce(
      (sum, { quantity }, index) => sum + quantity * (products[index] ? (offerOf(products[index])?.unit ?? 0) : 0),
      0,
    );
    const widthMm = answer.widthMm ?? first.width;
    const name = answer.name ? inLanguage(locale, answer.name) : (first.translated?.name ?? first.name ?? '');
    return [
      {
        figure: answer.figure,
        numbers: answer.parts
          .map(({ product, quantity }) => (quantity > 1 ? `${quantity} × ${product}` : product))
          .join(' + '),
        name,
        price: formatMoney(locale, cents),
        priced: answer.parts.flatMap(({ product, quantity }) => Array<string>(quantity).fill(product)).join(' '),
        href: (answer.to && (await hrefOf(locale, answer.to))) ?? productHref(locale, first),
        width: widthMm ? formatMm(locale, widthMm) : undefined,
        from: answer.from,
        until: answer.until,
        media: await pictureById(answer.picture, locale),
        drawing: drawingOf(particularsOf(first)),
      },
    ];
  });
  return (await Promise.all(all)).flat();
}
