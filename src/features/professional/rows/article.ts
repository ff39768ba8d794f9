import { availabilityOf, quantityRule } from '#features/catalog/availability.ts';
import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { type Offer, offerOf } from '#features/catalog/offer.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { variantWords } from '#features/product/buy/choices.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { QuantityRule } from '#values/quantity.ts';

/** An article as rows of an order need it; `offer` is null for what can't be ordered today. */
export interface Article {
  id: string;
  number: string;
  name: string;
  href: string;
  rule: QuantityRule;
  offer: Offer | null;
}

/** What an article needs of a product besides what its card shows. */
export const ARTICLE_INCLUDES = {
  ...CARD_INCLUDES,
  product: [...CARD_INCLUDES.product, 'maxPurchase', 'purchaseSteps', 'calculatedMaxPurchase'],
};

/** A number that may have been meant, with what it is called. */
export type Suggestion = Pick<Article, 'number' | 'name'>;

/** What a written number stands for; without an article, the numbers that may have been meant. */
export type ArticleMatch = { article: Article } | { isChoice: boolean; suggestions: Suggestion[] };

export const articleOf = (locale: Locale, product: Product): Article => ({
  id: product.id,
  number: product.productNumber ?? '',
  name: [product.translated?.name ?? product.name, product.parentId && variantWords(product)]
    .filter(Boolean)
    .join(', '),
  href: productHref(locale, product),
  rule: quantityRule(product),
  offer: availabilityOf(product).kind === 'out' ? null : offerOf(product),
});
