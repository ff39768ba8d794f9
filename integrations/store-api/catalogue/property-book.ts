import { asc } from 'drizzle-orm';
import type { Text } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import {
  propertyGroup,
  propertyGroupText,
  propertyOption,
  propertyOptionText,
} from '#store/records/schema/property.ts';
import { wordsOf } from './category-tree.ts';

export type PropertyGroupEntry = {
  id: string;
  key: string;
  position: number;
  type: 'colour' | 'text' | 'number';
  filterable: boolean;
  name: Text;
};

export type PropertyOptionEntry = {
  id: string;
  key: string;
  position: number;
  hex: string | null;
  name: Text;
  group: PropertyGroupEntry;
};

/** Every property and option of the shop; nothing about them changes until the next start. */
export type PropertyBook = {
  options: Map<string, PropertyOptionEntry>;
  /** Those of these ids that exist, by place of their groups and of their own. */
  inOrder: (optionIds: Iterable<string>) => PropertyOptionEntry[];
};

export async function readPropertyBook(db: Database): Promise<PropertyBook> {
  const groupNames = Map.groupBy(await db.select().from(propertyGroupText), (text) => text.groupId);
  const optionNames = Map.groupBy(await db.select().from(propertyOptionText), (text) => text.optionId);
  const groups = new Map(
    (await db.select().from(propertyGroup)).map((row) => [
      row.id,
      { ...row, name: namesOf(groupNames.get(row.id)) ?? { de: row.key } },
    ]),
  );
  const options = new Map<string, PropertyOptionEntry>();
  for (const row of await db.select().from(propertyOption).orderBy(asc(propertyOption.position))) {
    const group = groups.get(row.groupId);
    if (group) options.set(row.id, { ...row, group, name: namesOf(optionNames.get(row.id)) ?? { de: row.key } });
  }
  return {
    options,
    inOrder: (ids) =>
      [...new Set(ids)]
        .flatMap((id) => options.get(id) ?? [])
        .sort((a, b) => a.group.position - b.group.position || a.position - b.position),
  };
}

const namesOf = (rows: { locale: keyof Text; name: string | null }[] | undefined): Text | null =>
  wordsOf((rows ?? []).map(({ locale, name }) => [locale, name]));
