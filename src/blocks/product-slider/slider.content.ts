import { productsByNumbers } from '#features/catalog/products.server.ts';
import { readCategoryPreview } from '#features/listing/category-preview.content.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { ProductSlider } from './product-slider.schema.ts';

export interface Slider {
  products: Product[];
  /** The link beside the heading. */
  more: { label: string; href: string } | undefined;
}

/** The articles an editor has picked, or the beginning of one of the shop's own lists. */
export async function sliderOf(locale: Locale, { list, count, products, action }: ProductSlider): Promise<Slider> {
  const categoryPreview = list && (await readCategoryPreview(locale, list, count));
  const href = action && (await hrefOf(locale, action.to));
  const chosen = action && href ? { label: inLanguage(locale, action.label), href } : undefined;
  const whole = categoryPreview?.href
    ? { label: wordsOf(locale, 'listing')('showWhole', { count: categoryPreview.total }), href: categoryPreview.href }
    : undefined;
  return {
    products: categoryPreview?.products ?? (await productsByNumbers(locale, products ?? [])),
    more: chosen ?? whole,
  };
}
