import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { type StockNote, stockNote } from '#features/catalogue/stock-words.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { quickAddOf, variantWords } from '#features/product/buy/choices.ts';
import { type CardView, cardView, nameOf } from '#features/product/card-view.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { ExplodedDrawing } from '../exploded/exploded.schema.ts';
import { pieceOf, type Sketch, sketchOf } from '../exploded/lay-out.ts';
import { devicesOfPart, numberOf, type PartsCatalogue, sizeOf } from '../find/catalogue.ts';
import { partHref } from '../question.ts';

/** A spare part as a list shows it, in one language. */
export interface PartRow extends Pick<CardView, 'number' | 'name' | 'claim' | 'href' | 'media' | 'drawing' | 'price'> {
  stock: StockNote;
  /** Article number of what it is a version of, else its own: the drawing and the anchor of the row bear it. */
  article: string;
  /** Nothing for what has versions to choose from, or is sold out. */
  add: ReturnType<typeof quickAddOf>;
  /** True where a version has to be chosen first. */
  hasVersions: boolean;
  /** What it looks like, where no picture shows it. */
  sketch: Sketch | undefined;
  /** What it belongs to; on the page of a device the others. */
  fits: DeviceLink[];
  /** Where all of them are listed. */
  fitsHref: string;
  /** Its number in the drawing; 0 where there is none. */
  position: number;
}

/** A device, and where its parts are shown. */
export interface DeviceLink {
  number: string;
  name: string;
  href: string;
}

/** What rows are made from. */
export type RowSource = PartsCatalogue & { drawings: readonly ExplodedDrawing[] };

/** `wanted`: an article, or one of its versions. `around`: the device on whose page the row stands; it need not be named again, and says which version fits. */
export function partRow(locale: Locale, source: RowSource, product: Product, around?: Product): PartRow {
  const part = source.parts.find(({ id }) => id === product.parentId) ?? product;
  const versions = part !== product ? [product] : around ? versionsFor(source, part, around) : [];
  const shown = versions.length === 1 && versions[0] ? versions[0] : part;
  const exploded = pieceOf(source.drawings, numberOf(part));
  const { number, claim, media, drawing, price } = cardView(locale, shown);
  return {
    ...{ number, claim, media, drawing, price, article: numberOf(part) },
    name: [cardView(locale, part).name, shown.parentId && variantWords(shown)].filter(Boolean).join(', '),
    // of several that fit it leads to the first, where only what is left (a color) has to be chosen
    href: productHref(locale, versions[0] ?? part),
    stock: stockNote(wordsOf(locale, 'product'), shown),
    add: quickAddOf({ ...shown, parentId: null }),
    sketch: media || !exploded ? undefined : sketchOf(exploded, sizeOf(part)),
    hasVersions: (shown.childCount ?? 0) > 0,
    fits: devicesOfPart(source, part)
      .filter((device) => device.id !== around?.id && (saysNothing(shown) || isFor(shown, device)))
      .map((device) => deviceLink(locale, device)),
    fitsHref: partHref(locale, numberOf(part)),
    position: 0,
  };
}

/** The versions of a part that are made for a device; none where the shop does not say so. */
const versionsFor = ({ variants }: RowSource, part: Product, device: Product): Product[] =>
  variants.filter((one) => one.parentId === part.id && isFor(one, device));

const isFor = (version: Product, device: Product): boolean =>
  productAttributesOf(version).fits.includes(numberOf(device));

/** A part of one version, or in colours: all of them fit what the part fits. */
const saysNothing = (version: Product): boolean => productAttributesOf(version).fits.length === 0;

export const deviceLink = (locale: Locale, device: Product): DeviceLink => ({
  number: numberOf(device),
  name: nameOf(device),
  href: spareParts(locale, numberOf(device)),
});

/** The id of a part's row: the drawing links to it. */
export const rowId = (number: string): string => `part-${number}`;
/** The id of a number in the drawing: its row links back. */
export const markId = (position: number): string => `no-${position}`;
