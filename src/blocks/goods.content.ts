import { linkOfAction } from '#blocks/action.content.ts';
import type { BlockOf } from '#blocks/blocks.schema.ts';
import { offerOf } from '#features/catalogue/offer.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { productsByNumbers } from '#features/catalogue/products.server.ts';
import { readCategoryPreview } from '#features/listing/family/family.content.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { type FamilyLinks, readFamilies } from '#features/navigation/families.content.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import type { Line } from '#features/product/lines.content.ts';
import { formatMm, formatMoney } from '#i18n/format.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { type DrawingName, drawingOf } from '#ui/drawing.ts';
import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import { getEntry } from '#values/entries.content.ts';
import { GOODS, noteReads } from '#values/live-content.server.ts';

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
export async function answersOf(locale: Locale, { answers }: BlockOf<'ask'>): Promise<Answer[]> {
  noteReads([GOODS]);
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
    const name = answer.name ? inLanguage(locale, answer.name) : (first.name ?? '');
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
        drawing: drawingOf(productAttributesOf(first)),
      },
    ];
  });
  return (await Promise.all(all)).flat();
}

export interface Tile {
  title: string;
  href: string;
  text: string | undefined;
  family: FamilyLinks | undefined;
  pictures: PictureMedia[];
  isCutOut: boolean;
}

/** The tiles that lead somewhere: a family the store does not have leaves its tile out. */
export async function tilesOf(locale: Locale, { tiles }: BlockOf<'category-tiles'>): Promise<Tile[]> {
  const families = await readFamilies(locale);
  const all = tiles.map(async (tile): Promise<Tile[]> => {
    const family = families.find(({ id }) => id === tile.family);
    const href = (tile.to && (await hrefOf(locale, tile.to))) ?? family?.href;
    const title = tile.title ? inLanguage(locale, tile.title) : family?.name;
    if (!href || !title) return [];
    const pictures = await Promise.all(tile.pictures.map((picture) => pictureById(picture, locale)));
    return [
      {
        title,
        href,
        text: tile.text && inLanguage(locale, tile.text),
        family,
        pictures: pictures.filter((picture) => picture !== undefined),
        isCutOut: tile.look === 'cut-out',
      },
    ];
  });
  return (await Promise.all(all)).flat();
}

/** One row of the comparison: a text, or whether the line has it, line by line. */
interface ComparedFeature {
  id: string;
  label: string;
  values: (string | boolean)[];
}

/**
 * The rows of content/shop/line-comparison.yaml for these lines, in their order. Its price is left out: the one of the
 * store stands above.
 */
export async function comparisonOf(locale: Locale, lines: readonly Line[]): Promise<ComparedFeature[]> {
  const rows = (await getEntry('lineComparison', 'line-comparison'))?.data.rows ?? [];
  const compared = rows.filter(({ id }) => id !== 'price-from');
  return compared.map(({ id, label, values }) => ({
    id,
    label: inLanguage(locale, label),
    values: lines.map((line) => {
      const value = values[line.id];
      return typeof value === 'boolean' ? value : inLanguage(locale, value);
    }),
  }));
}

interface Slider {
  products: Product[];
  /** The link beside the heading. */
  more: { label: string; href: string } | undefined;
}

/** The articles an editor has picked, or the beginning of one of the shop's own lists. */
export async function sliderOf(
  locale: Locale,
  { list, count, products, action }: Omit<BlockOf<'product-slider'>, 'title'>,
): Promise<Slider> {
  noteReads([GOODS]);
  const categoryPreview = list && (await readCategoryPreview(locale, list, count));
  const whole = categoryPreview?.href
    ? { label: wordsOf(locale, 'listing')('showWhole', { count: categoryPreview.total }), href: categoryPreview.href }
    : undefined;
  return {
    products: categoryPreview?.products ?? (await productsByNumbers(locale, products ?? [])),
    more: (await linkOfAction(locale, action)) ?? whole,
  };
}
