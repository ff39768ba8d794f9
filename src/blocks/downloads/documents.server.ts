import { productsByNumbers } from '#features/catalog/products.server.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { documentLinks } from '#features/product/document-links.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Downloads } from './downloads.schema.ts';

/** One row: what the document is, which article it belongs to, and where it can be read. */
export interface DocumentRow {
  title: string;
  article: string;
  number: string;
  href: string;
}

/** The documents of the articles the store has, article by article. */
export async function documentsOf(locale: Locale, { items }: Downloads): Promise<DocumentRow[]> {
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
    // several documents under one name are found on the article's page
    const [first, ...more] = links;
    const href = first && more.length === 0 ? first.href : productHref(locale, product);
    return [{ ...of, title: inLanguage(locale, title), href }];
  });
}
