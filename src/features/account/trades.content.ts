import { getEntry } from 'astro:content';
import { inLanguage, type Locale } from '#i18n/locales.ts';

/** A trade that a professional may have. */
export type Trade = { id: string; name: string };

/** The trades from which somebody chooses who applies for the professionals' group; none where content names none. */
export async function readTrades(locale: Locale): Promise<Trade[]> {
  const groups = (await getEntry('shop', 'shop'))?.data.customerGroups ?? [];
  const { types = [] } = groups.find(({ id }) => id === 'professional')?.registration ?? {};
  return types.map(({ id, name }) => ({ id, name: inLanguage(locale, name) }));
}
