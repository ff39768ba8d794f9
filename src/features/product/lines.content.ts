// Prices of a line come from its cheapest system in the store; the page never states a price of its own.

import { listPriceOf } from '#features/catalogue/offer.ts';
import { productsByNumbers } from '#features/catalogue/products.server.ts';
import type { ProductLine } from '#features/content-schema/product-line.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { proseOf } from '#features/prose/prose.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { type DrawingName, drawingOf } from '#ui/drawing.ts';
import type { PriceProps } from '#ui/Price.tsx';
import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import { getCollection } from '#values/entries.content.ts';
import { priceWords } from './card-view.server.ts';

/** A line of waste systems in one language; its figures stay as content/product-lines gives them. */
export interface Line extends Omit<ProductLine, 'claim' | 'text' | 'forWhom' | 'difference' | 'priceFrom'> {
  claim: string;
  /** HTML, three paragraphs. */
  text: string;
  forWhom: string;
  difference: string;
  /** Of its cheapest system, as the store sells it now. */
  priceFrom: PriceProps | undefined;
  /** Its page, or the category of its systems. */
  href: string | undefined;
  /** A cut-out that exists already; otherwise the drawing stands for it. */
  media: PictureMedia | undefined;
  drawing: DrawingName;
}

/** The lines of these ids in their order; ids that no file bears are left out. */
export async function readLines(locale: Locale, ids: readonly string[]): Promise<Line[]> {
  const entries = await getCollection('lines');
  const lines = ids.flatMap((id) => entries.find(({ data }) => data.id === id)?.data ?? []);
  // one call for all of them; the single ones below are answered from it
  await productsByNumbers(
    locale,
    lines.flatMap(({ systems }) => systems),
  );
  return Promise.all(lines.map((line) => inOneLanguage(locale, line)));
}

async function inOneLanguage(locale: Locale, line: ProductLine): Promise<Line> {
  return {
    ...line,
    claim: inLanguage(locale, line.claim),
    text: (await proseOf(locale, line.text)).html,
    forWhom: inLanguage(locale, line.forWhom),
    difference: inLanguage(locale, line.difference),
    priceFrom: await leastPrice(locale, line.systems),
    href: await hrefOf(locale, { line: line.id }),
    media: await firstCutOut(line.pictures),
    drawing: drawingOf({ family: line.id }),
  };
}

/** “ab CHF 429.00”, kept fresh by the article it belongs to. */
async function leastPrice(locale: Locale, numbers: readonly string[]): Promise<PriceProps | undefined> {
  const [cheapest] = (await productsByNumbers(locale, numbers))
    .flatMap((product) => {
      const price = listPriceOf(product);
      return price ? [{ number: product.productNumber ?? '', price }] : [];
    })
    .sort((a, b) => a.price.unit - b.price.unit);
  return cheapest && priceWords(locale, cheapest.number, { ...cheapest.price, list: null, from: 'variants' });
}

async function firstCutOut(ids: readonly string[]): Promise<PictureMedia | undefined> {
  const pictures = await Promise.all(ids.filter((id) => id.endsWith('-cutout')).map((id) => pictureById(id)));
  return pictures.find((picture) => picture !== undefined);
}
