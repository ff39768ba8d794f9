import { listPriceOf } from '#features/catalogue/offer.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { categoryName, pagesByNumbers } from '#features/catalogue/products.server.ts';
import { categoryHref, productHref } from '#features/navigation/addresses.ts';
import { categoryOf } from '#features/navigation/target.content.ts';
import { frontView, partsOf } from '#features/product/drawing/front-view.ts';
import { formatAmount, formatMoney } from '#i18n/format.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { shared } from '#store-api/shared.server.ts';
import { getEntry } from '#values/entries.content.ts';
import { FIRST_PAGE } from '../listing-query.ts';
import { categoryPage, PAGE_SIZE } from '../listing-view.server.ts';
import { type ComparedRow, comparedRows } from './compare.ts';

/** The sizes of a category's family, smallest first, and what tells them apart. */
export interface Family {
  siblings: Sibling[];
  compared: ComparedRow[];
}

/** One size: its figure, its front to scale, its width and price. */
export interface Sibling {
  figure: string;
  href: string;
  width: number;
  height: number;
  outline: string;
  price: string;
  /** The script that brings static prices up to date finds the price by the article's number. */
  number: string;
  /** For who can't see the drawing: “Personen, 295 mm breit, ”, and the price behind it. */
  words: string;
  money: string;
}

/** Null for a category without a family, or one whose sizes are no figures. */
export async function familyOf(locale: Locale, categoryId: string): Promise<Family | null> {
  const families = (await getEntry('families', 'families'))?.data.list ?? [];
  const owners = await Promise.all(families.map(({ category }) => categoryOf(locale, category)));
  const family = families[owners.findIndex((owner) => owner?.id === categoryId)];
  if (!family) return null;
  const numbers = family.sizes.flatMap(({ to }) => to?.product ?? []);
  const byNumber = new Map((await pagesByNumbers(locale, numbers)).map((product) => [product.productNumber, product]));
  const sizes = family.sizes.flatMap(({ label, to }) => {
    const product = byNumber.get(to?.product ?? '');
    const figure = inLanguage(locale, label);
    return product && isSize(figure, product) ? [{ figure, product }] : [];
  });
  if (sizes.length < 2) return null;
  const unit = family.unit ? inLanguage(locale, family.unit) : '';
  const compared = comparedRows(
    locale,
    wordsOf(locale, 'product'),
    sizes.map(({ product }) => product),
  );
  return { siblings: sizes.map(({ figure, product }) => sibling(locale, figure, unit, product)), compared };
}

/** A coupling is no size of its own, so only devices are drawn; and only figures stand on the line. */
const isSize = (figure: string, product: Product): boolean =>
  /^\d+$/.test(figure) && productAttributesOf(product).kind === 'device' && Boolean(product.width && product.height);

function sibling(locale: Locale, figure: string, unit: string, product: Product): Sibling {
  const { family } = productAttributesOf(product);
  const [width, height] = [product.width ?? 0, product.height ?? 0];
  const { unit: cents = 0, from = null } = listPriceOf(product) ?? {};
  const money = formatMoney(locale, cents);
  const t = wordsOf(locale, 'common');
  return {
    figure,
    href: productHref(locale, product),
    width,
    height,
    outline: frontView({ family, width, height, parts: partsOf(family, width, height) }),
    price: from ? t('priceFrom', { price: formatAmount(locale, cents) }) : formatAmount(locale, cents),
    number: product.productNumber ?? '',
    words: `${unit && `${unit}, `}${width} mm, `,
    money: from ? t('priceFrom', { price: money }) : money,
  };
}

/** The beginning of a category's list, as its own page would show it, and where the rest is. */
interface CategoryPreview {
  name: string;
  href: string | undefined;
  products: Product[];
  /** How many goods the whole list has. */
  total: number;
  /** By product id, each as #rrggbb. */
  colours: ReadonlyMap<string, readonly string[]>;
}

/** The first goods of a category, twelve at most; undefined for one that the store does not have. */
export async function readCategoryPreview(
  locale: Locale,
  categoryKey: string,
  count: number,
): Promise<CategoryPreview | undefined> {
  const category = await categoryOf(locale, categoryKey);
  if (!category) return undefined;
  const { listing, colours } = await shared(`family ${locale} ${category.id}`, () =>
    categoryPage({ locale }, category.id, FIRST_PAGE),
  );
  return {
    name: categoryName(category),
    href: categoryHref(locale, category),
    products: listing.elements.slice(0, Math.min(count, PAGE_SIZE)),
    total: listing.total,
    colours,
  };
}
