import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { amongGiven, listOf } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';
import { prepared } from '#store/records/prepared.ts';
import { productOption } from '#store/records/schema/product.ts';
import {
  propertyGroup,
  propertyGroupText,
  propertyOption,
  propertyOptionText,
} from '#store/records/schema/property.ts';

/** One thing that tells a variant apart, in words: `{group: 'Farbe', option: 'Tannengrün'}`. */
export type OptionName = { groupId: string; optionId: string; group: string; option: string };

const namesQuery = prepared((db) =>
  db
    .select({
      productId: productOption.productId,
      groupId: propertyGroup.id,
      optionId: propertyOption.id,
      locale: propertyOptionText.locale,
      group: propertyGroupText.name,
      option: propertyOptionText.name,
    })
    .from(productOption)
    .innerJoin(propertyOption, eq(propertyOption.id, productOption.optionId))
    .innerJoin(propertyGroup, eq(propertyGroup.id, propertyOption.groupId))
    .innerJoin(propertyOptionText, eq(propertyOptionText.optionId, propertyOption.id))
    .innerJoin(
      propertyGroupText,
      and(eq(propertyGroupText.groupId, propertyGroup.id), eq(propertyGroupText.locale, propertyOptionText.locale)),
    )
    .where(
      and(
        amongGiven(productOption.productId, 'ids'),
        inArray(propertyOptionText.locale, [sql.placeholder('locale'), DEFAULT_LOCALE]),
      ),
    )
    .orderBy(asc(propertyGroup.position))
    .prepare(),
);

/** Options by variant, in the order of their groups; German where the language has no word. */
export async function readOptionNames(
  db: Database,
  productIds: Iterable<string>,
  locale: Locale,
): Promise<Map<string, OptionName[]>> {
  const rows = await namesQuery(db).all({ ids: listOf(productIds), locale });
  const names = new Map<string, OptionName[]>();
  // German first, so that the language's own words overwrite it
  for (const row of rows.sort((a, b) => Number(a.locale === locale) - Number(b.locale === locale))) {
    const list = names.get(row.productId) ?? [];
    const existing = list.find((entry) => entry.optionId === row.optionId);
    if (!existing) list.push(word(row));
    else Object.assign(existing, { group: row.group ?? existing.group, option: row.option ?? existing.option });
    names.set(row.productId, list);
  }
  return names;
}

const word = ({ groupId, optionId, group, option }: Omit<OptionName, 'group' | 'option'> & Words): OptionName => ({
  groupId,
  optionId,
  group: group ?? '',
  option: option ?? '',
});

type Words = { group: string | null; option: string | null };
