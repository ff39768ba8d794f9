import type { Category, PropertyGroup } from './category.schema.ts';
import type { Entry } from './parse-entry.ts';
import type { Product } from './product.schema.ts';
import type { LineComparison, ProductLine } from './product-line.schema.ts';
import type { Finding } from './rules/finding.ts';
import { fitFindings, lineFindings } from './rules/fit-rules.ts';
import { identityFindings, referenceFindings } from './rules/identity-rules.ts';
import { priceFindings, quantityFindings } from './rules/price-rules.ts';
import { productDataFindings, propertyFindings } from './rules/product-data-rules.ts';
import { textFindings } from './rules/text-rules.ts';

/** Everything that content/ says about what is sold; the cross-file rules look at all of it at once. */
export interface Catalogue {
  products: readonly Entry<Product>[];
  categories: readonly Entry<Category>[];
  properties: readonly Entry<PropertyGroup>[];
  lines: readonly Entry<ProductLine>[];
  comparison: Entry<LineComparison>;
}

/** All mistakes of the catalog, file by file in the order of the rules; none when it is sound. */
export function catalogueFindings(catalogue: Catalogue): Finding[] {
  return RULES.flatMap((rule) => rule(catalogue));
}

const RULES: readonly ((catalogue: Catalogue) => Finding[])[] = [
  identityFindings,
  referenceFindings,
  propertyFindings,
  priceFindings,
  quantityFindings,
  fitFindings,
  lineFindings,
  productDataFindings,
  textFindings,
];
