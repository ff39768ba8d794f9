import type { Product } from '#store-api/contract/product.ts';
import { plainNumber, tidyNumber } from '#values/search/article-number.ts';
import { numberOf, type PartsCatalogue, partsOfDevice } from './catalogue.ts';

/** What answers a number. */
export interface Numbered {
  parts: Product[];
  /** Devices whose numbers begin so, to choose from; the one and only is `of`. */
  devices: Product[];
  /** The device whose number it is: its parts are shown, because on a rating plate stands the number of the device. */
  of?: Product;
  /** Where it is no number here: the other article of the shop, or the version of one, whose whole number it is. */
  other?: Product | undefined;
}

/** Whether a term may be a number, however it is written: `51-101`, `51 1`, `51.101`, `511`, `10104gr`, `Nr. 51—101`. */
export const isNumberLike = (term: string): boolean => /^\d[\d\s.,/-]*([a-z]{1,4})?$/i.test(tidyNumber(term));

/**
 * Parts and devices whose numbers begin so, whatever stands between the digits. A variant stands for its article, until
 * its whole number is typed: who reads it on their part wants that one, at its price.
 */
export function byNumber(catalogue: PartsCatalogue, term: string): Numbered {
  const plainTerm = plainNumber(term);
  const version = catalogue.variants.find((one) => plainNumber(numberOf(one)) === plainTerm);
  const begun = begunBy(catalogue.parts, catalogue.variants, plainTerm);
  const parts = begun.map((part) => (version?.parentId === part.id ? version : part));
  const devices = begunBy(catalogue.devices, catalogue.variants, plainTerm);
  if (parts.length === 0 && devices.length === 0)
    return { parts, devices, other: catalogue.others.find((one) => plainNumber(numberOf(one)) === plainTerm) };
  const same = devices.find((device) => plainNumber(numberOf(device)) === plainTerm);
  const [only = same] = devices.length === 1 ? devices : [];
  if (!only || parts.length > 0) return { parts, devices };
  return { parts: partsOfDevice(catalogue, only), devices: [], of: only };
}

function begunBy(articles: readonly Product[], variants: readonly Product[], plainTerm: string): Product[] {
  const begins = (product: Product) => plainNumber(numberOf(product)).startsWith(plainTerm);
  const parents = new Set(variants.filter(begins).map(({ parentId }) => parentId));
  return articles.filter((article) => begins(article) || parents.has(article.id));
}
