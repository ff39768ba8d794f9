import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, home, spareParts } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { askHref } from '../contact.content.ts';
import { drawingFor, type Exploded, hasElectrical, layOut, numbered } from '../exploded/lay-out.ts';
import { numberOf, type PartsCatalogue, partsOfDevice, sizeOf } from '../find/catalogue.ts';
import { readDrawings } from '../find/parts.content.ts';
import { type PartRow, partRow } from '../rows/part-row.server.ts';
import { readWords } from '../search/search-result.content.ts';

/** The parts of one product, with their numbers in its drawing. */
export interface PartsView {
  locale: Locale;
  name: string;
  title: string;
  description: string;
  text: string;
  crumbs: { name: string; href?: string }[];
  /** The product's own page. */
  href: string;
  /** Undefined where there is no drawing of its family. */
  exploded: Exploded | undefined;
  rows: PartRow[];
  hasElectrical: boolean;
  askHref: string | undefined;
  alternates: Alternates;
  shareImage: string | undefined;
}

export async function partsView(locale: Locale, catalogue: PartsCatalogue, device: Product): Promise<PartsView> {
  const t = wordsOf(locale, 'spareParts');
  const number = numberOf(device);
  const name = nameOf(device);
  const parts = partsOfDevice(catalogue, device);
  const numbers = parts.map(numberOf);
  const drawings = await readDrawings();
  const drawing = drawingFor(drawings, productAttributesOf(device).family, numbers);
  const title = t('productTitle', { name });
  return {
    ...{ locale, name, title },
    description: t('productDescription', { name, number }),
    text: t('productText', { number, count: parts.length }),
    crumbs: await crumbsTo(locale, name),
    href: productHref(locale, device),
    exploded: drawing && layOut(drawing, new Map(parts.map((part) => [numberOf(part), sizeOf(part)]))),
    rows: numbered(drawing, numbers).flatMap(({ part, position }) => {
      const product = parts.find((one) => numberOf(one) === part);
      return product ? [{ ...partRow(locale, { ...catalogue, drawings }, product, device), position }] : [];
    }),
    hasElectrical: hasElectrical(drawing, numbers),
    askHref: await askHref(locale, `${name} (${number}), `),
    alternates: alternatesOf((code) => spareParts(code, number)),
    shareImage: device.cover?.media?.url,
  };
}

async function crumbsTo(locale: Locale, name: string): Promise<PartsView['crumbs']> {
  const search = inLanguage(locale, (await readWords()).title);
  return [
    { name: wordsOf(locale, 'common')('home'), href: home(locale) },
    { name: search, href: spareParts(locale) },
    { name },
  ];
}
