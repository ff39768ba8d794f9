import { getEntry } from 'astro:content';
import type { Line } from '#features/product/lines.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';

/** One row of the comparison: a text, or whether the line has it, line by line. */
export interface ComparedFeature {
  id: string;
  label: string;
  values: (string | boolean)[];
}

/**
 * The rows of content/shop/line-comparison.yaml for these lines, in their order. Its price is left out: the one of the
 * store stands above.
 */
export async function comparisonOf(locale: Locale, lines: readonly Line[]): Promise<ComparedFeature[]> {
  const rows = (await getEntry('lineComparison', 'line-comparison'))?.data.rows ?? [];
  const compared = rows.filter(({ id }) => id !== 'price-from');
  return compared.map(({ id, label, values }) => ({
    id,
    label: inLanguage(locale, label),
    values: lines.map((line) => {
      const value = values[line.id];
      return typeof value === 'boolean' ? value : inLanguage(locale, value);
    }),
  }));
}
