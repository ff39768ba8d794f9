import { productsByNumbers } from '#features/catalogue/products.server.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { getEntry } from '#values/entries.content.ts';
import { categoryHref } from './addresses.ts';
import { categoryOf, hrefOf } from './target.content.ts';

/** A family of goods, its measures as links: in the header, the menu and on tiles. */
export interface FamilyLinks {
  id: string;
  name: string;
  href: string;
  /** What the figures count; sizes that are words need none. */
  unit: string | undefined;
  span: string;
  sizes: { label: string; href: string }[];
}

/** The families whose category the store knows, in the editor's order. */
export async function readFamilies(locale: Locale): Promise<FamilyLinks[]> {
  const entries = (await getEntry('families', 'families'))?.data.list ?? [];
  // one call for all of them; the single ones below are answered from it
  await productsByNumbers(
    locale,
    entries.flatMap(({ sizes }) => sizes.flatMap(({ to }) => to?.product ?? [])),
  );
  const families = entries.map(async ({ id, category, unit, span, sizes }): Promise<FamilyLinks[]> => {
    const storeCategory = await categoryOf(locale, category);
    const href = storeCategory && categoryHref(locale, storeCategory);
    if (!href) return [];
    const links = sizes.map(async ({ label, to }) => ({
      label: inLanguage(locale, label),
      href: (to && (await hrefOf(locale, to))) ?? href,
    }));
    return [
      {
        id,
        name: storeCategory.name ?? id,
        href,
        unit: unit && inLanguage(locale, unit),
        span: inLanguage(locale, span),
        sizes: await Promise.all(links),
      },
    ];
  });
  return (await Promise.all(families)).flat();
}
