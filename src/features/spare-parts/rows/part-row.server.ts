import { type CardView, cardView, nameOf } from '#features/catalog/card-view.server.ts';
import { quickAddOf } from '#features/catalog/product-page/extras/quick-add.ts';
import { type StockNote, stockNote } from '#features/catalog/stock-words.ts';
import { devicesOfPart, numberOf, type PartsCatalogue } from '#features/spare-parts/find/catalogue.ts';
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';

/** A spare part as a list shows it, in one language. */
export interface PartRow extends Pick<CardView, 'number' | 'name' | 'claim' | 'href' | 'media' | 'drawing' | 'price'> {
  stock: StockNote;
  /** Nothing for what has versions to choose from, or is sold out. */
  add: ReturnType<typeof quickAddOf>;
  /** True where a version has to be chosen first. */
  hasVersions: boolean;
  /** What it belongs to. */
  fits: DeviceLink[];
  /** Its number in the drawing; 0 where there is none. */
  position: number;
}

/** A device, and where its parts are shown. */
export interface DeviceLink {
  number: string;
  name: string;
  href: string;
}

/** `around`: the device on whose page the row stands, which need not be named again. */
export function partRow(locale: Locale, catalogue: PartsCatalogue, part: Product, around?: Product): PartRow {
  const { number, name, claim, href, media, drawing, price } = cardView(locale, part);
  return {
    ...{ number, name, claim, href, media, drawing, price },
    stock: stockNote(wordsOf(locale, 'product'), part),
    add: quickAddOf(part),
    hasVersions: (part.childCount ?? 0) > 0,
    fits: devicesOfPart(catalogue, part)
      .filter(({ id }) => id !== around?.id)
      .map((device) => deviceLink(locale, device)),
    position: 0,
  };
}

export const deviceLink = (locale: Locale, device: Product): DeviceLink => ({
  number: numberOf(device),
  name: nameOf(device),
  href: spareParts(locale, numberOf(device)),
});

/** The id of a part's row: the drawing links to it. */
export const rowId = (number: string): string => `part-${number}`;
/** The id of a number in the drawing: its row links back. */
export const markId = (position: number): string => `no-${position}`;
