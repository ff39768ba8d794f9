import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/driver.ts';
import { product, productOption } from '#store/records/schema/product.ts';
import { propertyOption, propertyOptionText } from '#store/records/schema/property.ts';

/** A colour that a product comes in, and the first of its variants that has it. */
export type Coloured = { variantId: string; colour: string };

/** Colours by language and id of the product that has variants. German where a language has no word. */
export type Colours = Record<Locale, Map<string, Coloured[]>>;

export async function readColours(db: Database): Promise<Colours> {
  const rows = await db
    .select({
      rootId: product.rootId,
      variantId: product.id,
      locale: propertyOptionText.locale,
      name: propertyOptionText.name,
    })
    .from(product)
    .innerJoin(productOption, eq(productOption.productId, product.id))
    .innerJoin(propertyOption, eq(propertyOption.id, productOption.optionId))
    .innerJoin(propertyOptionText, eq(propertyOptionText.optionId, propertyOption.id))
    .where(and(eq(product.active, true), isNotNull(product.parentId), isNotNull(propertyOption.hex)))
    .orderBy(asc(product.position));
  const names = new Map(rows.map(({ variantId, locale, name }) => [`${variantId} ${locale}`, name]));
  const nameIn = (code: Locale, id: string) => names.get(`${id} ${code}`) ?? names.get(`${id} ${DEFAULT_LOCALE}`);
  const variants = [...new Map(rows.map((row) => [row.variantId, row])).values()];
  const ofLocale = (code: Locale) => {
    const colours = new Map<string, Coloured[]>();
    for (const { rootId, variantId } of variants) {
      const [existing, colour] = [colours.get(rootId) ?? [], nameIn(code, variantId) ?? ''];
      if (!existing.some((one) => one.colour === colour)) colours.set(rootId, [...existing, { variantId, colour }]);
    }
    return colours;
  };
  return Object.fromEntries(LOCALES.map(({ code }) => [code, ofLocale(code)])) as Colours;
}
