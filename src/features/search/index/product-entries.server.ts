import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { allCategories, categoryName, countArticles, hasPage, upFrom } from '#features/catalogue/products.server.ts';
import { categoryHref } from '#features/navigation/addresses.ts';
import { cardView } from '#features/product/card-view.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { breath } from '#store-api/breath.server.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { Product, PropertyOption } from '#store-api/contract/product.ts';
import { searchWords, weightOf } from '#values/search/search.ts';
import type { Entry, ProductPart, Variant } from './entry.ts';

/** Products as the dropdown finds them, by their numbers; variants are found through their product. */
export function productEntries(locale: Locale, all: readonly Product[]): Entry[] {
  const variants = Map.groupBy(all, ({ parentId }) => parentId ?? '');
  return all
    .filter(({ parentId }) => !parentId)
    .map((product) => productEntry(locale, product, variants.get(product.id) ?? []))
    .sort((a, b) => (a.product.number < b.product.number ? -1 : 1));
}

function productEntry(
  locale: Locale,
  product: Product,
  variants: readonly Product[],
): Entry & { product: ProductPart } {
  const { number, name, href, price, drawing } = cardView(locale, product);
  const { claim, features, kind } = productAttributesOf(product);
  const options = [product, ...variants].flatMap(({ options, properties }) => [
    ...(options ?? []),
    ...(properties ?? []),
  ]);
  return {
    ...{ kind: 'product', href, note: number },
    ...searchWords(name, {
      keywords: [product.keywords ?? ''],
      options: options.map(optionName),
      descriptions: [claim, ...features],
    }),
    product: {
      ...{ number, drawing, weight: weightOf(kind), ...pictureOf(product) },
      ...(price && { price: { now: price.now, was: price.was, wasLabel: price.wasLabel, isLeast: price.isLeast } }),
      variants: variants.map((variant) => variantOf(locale, variant)),
    },
  };
}

function variantOf(locale: Locale, variant: Product): Variant {
  const { number, name, href } = cardView(locale, variant);
  const colour = variant.options?.find(({ colorHexCode }) => colorHexCode);
  return { number, title: name, href, ...pictureOf(variant), ...(colour && { colour: optionName(colour) }) };
}

/** The smallest there is: it is shown 64 px wide. */
function pictureOf({ cover }: Product): { picture?: string } {
  const least = cover?.media?.thumbnails?.toSorted((a, b) => a.width - b.width)[0];
  return least ? { picture: least.url } : {};
}

const optionName = ({ name }: PropertyOption): string => name ?? '';

/**
 * Categories with a page of their own, and how many articles each holds, those of its own categories included: of these
 * products, or as the store counts them.
 */
export async function categoryEntries(locale: Locale, products: readonly Product[] | undefined): Promise<Entry[]> {
  const categories = await allCategories(locale);
  const counts = products && countByCategory(products, categories);
  const entries: Entry[] = [];
  for (const category of [...categories.values()].filter(hasPage)) {
    const href = categoryHref(locale, category);
    if (!href) continue;
    const inside = [{ type: 'equals', field: 'categoriesRo.id', value: category.id }];
    const count = counts ? (counts.get(category.id) ?? 0) : await countArticles(locale, inside);
    const note = wordsOf(locale, 'listing')('results', { count });
    const words = searchWords(categoryName(category), { descriptions: (category.breadcrumb ?? []).slice(1) });
    entries.push({ kind: 'area', href, note, ...words });
    await breath();
  }
  return entries;
}

function countByCategory(products: readonly Product[], categories: ReadonlyMap<string, Category>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryIds } of products.filter(({ parentId }) => !parentId)) {
    const holders = new Set((categoryIds ?? []).flatMap((id) => upFrom(categories, id).map((holder) => holder.id)));
    for (const id of holders) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
