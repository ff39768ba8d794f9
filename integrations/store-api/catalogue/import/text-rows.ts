import { marked } from 'marked';
import type { Product } from '#features/content-schema/product.schema.ts';
import { inLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import type { productText } from '#store/records/schema/product.ts';
import { sortable } from '#values/search/analyzer.ts';
import { productId } from './product-rows.ts';

type TextRow = typeof productText.$inferInsert;

/** Longest description for search engines, in characters. */
const META_LENGTH = 155;

/** Texts of a product in every language of the shop; null where content has none. */
export const textRows = (product: Product): TextRow[] => LOCALES.map(({ code }) => textRow(product, code));

function textRow(product: Product, locale: Locale): TextRow {
  const { name, text, claim, synonyms } = product;
  const description = text[locale];
  return {
    productId: productId(product.number),
    locale,
    name: name[locale] ?? null,
    description: description ? (marked.parse(description, { async: false }) as string).trim() : null,
    metaTitle: name[locale] ?? null,
    metaDescription: description ? metaDescription(claim[locale], description) : null,
    keywords: synonyms?.[locale]?.join(', ') ?? null,
    customFields: name[locale] ? translatedCustomFields(product, locale) : null,
    sortName: sortable(inLanguage(locale, name)),
  };
}

/** Custom fields with words in them. */
function translatedCustomFields({ claim, features, documents }: Product, locale: Locale): Record<string, unknown> {
  const t = (words: Text) => inLanguage(locale, words);
  return {
    hof_claim: t(claim),
    hof_features: features.map(t),
    hof_documents: documents.map(({ kind, title }) => ({ kind, title: t(title) })),
  };
}

/** Claim and first sentences, as many whole words as search engines show. */
export function metaDescription(claim: string | undefined, markdown: string): string {
  const plain = markdown
    .split(/\n\s*\n/)[0]
    ?.replace(/[*_#`]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ');
  const whole = [claim, plain].filter(Boolean).join('. ');
  if (whole.length <= META_LENGTH) return whole;
  return `${whole.slice(0, META_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
