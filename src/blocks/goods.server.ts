import type { BlockOf } from '#blocks/blocks.schema.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { productsByNumbers } from '#features/catalogue/products.server.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { cardView, nameOf } from '#features/product/card-view.server.ts';
import { documentLinks } from '#features/product/document-links.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { PriceProps } from '#ui/Price.tsx';

/** One row: the document, its article and its URL. */
export interface DocumentRow {
  title: string;
  article: string;
  number: string;
  href: string;
}

/** The documents of the articles the store has, article by article. */
export async function documentsOf(locale: Locale, { items }: BlockOf<'downloads'>): Promise<DocumentRow[]> {
  const numbers = items.map(({ article }) => article);
  const products = new Map(
    (await productsByNumbers(locale, numbers)).map((product) => [product.productNumber, product]),
  );
  return items.flatMap(({ article, title }) => {
    const product = products.get(article);
    if (!product) return [];
    const of = { article: nameOf(product), number: article };
    const links = documentLinks(locale, product);
    if (!title) return links.map((link) => ({ ...of, title: link.title, href: link.href }));
    // several documents of one kind are listed on the page of the article
    const [first, ...more] = links;
    const href = first && more.length === 0 ? first.href : productHref(locale, product);
    return [{ ...of, title: inLanguage(locale, title), href }];
  });
}

/** The systems of one width. */
export interface Width {
  /** Of the cabinet they go into, of the thing itself where it needs none; in millimeters. */
  widthMm: number;
  systems: { number: string; name: string; href: string; price: PriceProps | null }[];
}

/** The systems the store has by their width, in the order of the line. */
export async function systemsByWidth(locale: Locale, numbers: readonly string[]): Promise<Width[]> {
  const widths = new Map<number, Width>();
  for (const product of await productsByNumbers(locale, numbers)) {
    const { number, name, href, price } = cardView(locale, product);
    const widthMm = productAttributesOf(product).fit?.bodyWidthsMm[0] ?? Math.round(product.width ?? 0);
    const width = widths.get(widthMm) ?? { widthMm, systems: [] };
    width.systems.push({ number, name, href, price });
    widths.set(widthMm, width);
  }
  return [...widths.values()];
}
