import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { getEntry } from '#values/entries.content.ts';

/** A trade that a professional may have. */
export type Trade = { id: string; name: string };

/** The trades from which somebody chooses who applies for the professionals' group; none where content names none. */
export async function readTrades(locale: Locale): Promise<Trade[]> {
  const { types = [] } = (await professionals())?.registration ?? {};
  return types.map(({ id, name }) => ({ id, name: inLanguage(locale, name) }));
}

/** What the group of professionals is called; undefined where content names none. */
export const professionalsName = async (): Promise<Text | undefined> => (await professionals())?.name;

const professionals = async () =>
  (await getEntry('shop', 'shop'))?.data.customerGroups.find(({ id }) => id === 'professional');
