import {
  type Category,
  type PropertyGroup,
  parseCategory,
  parsePropertyGroup,
} from '#features/content-schema/category.schema.ts';
import { type Product, parseProduct } from '#features/content-schema/product.schema.ts';
import { type Promotion, parsePromotions } from '#features/content-schema/shop-config/promotion.schema.ts';
import { parseReviews, type SeededReview } from '#features/content-schema/shop-config/support.schema.ts';
import { type ContentPage, readPages } from '#store/catalogue/catalogue.ts';
import { readContentEntries, readContentFile, readContentFolder } from '#store/shop-config/shop-config.ts';

/** What the catalog is made from. */
export type CatalogueContent = {
  products: Product[];
  categories: Category[];
  properties: PropertyGroup[];
  promotions: Promotion[];
  reviews: SeededReview[];
  pages: ContentPage[];
};

/** @throws {Error} file, field, found and expected, for the first file that is wrong */
export async function readCatalogueContent(folder: string): Promise<CatalogueContent> {
  const [products, categories, properties, promotions, reviews, pages] = await Promise.all([
    readContentEntries(folder, 'products', 'product.yaml', parseProduct),
    readContentFolder(folder, 'categories'),
    readContentFolder(folder, 'properties'),
    readContentFile(folder, 'shop/promotions.yaml'),
    readContentFile(folder, 'shop/reviews.yaml'),
    readPages(folder),
  ]);
  return {
    products,
    categories: categories.map(({ file, raw }) => parseCategory(raw, file)),
    properties: properties.map(({ file, raw }) => parsePropertyGroup(raw, file)),
    promotions: parsePromotions(promotions.raw, promotions.file),
    reviews: parseReviews(reviews.raw, reviews.file),
    pages,
  };
}
