import { hrefOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';

/** Where one asks for a part, with what is known of it written into the message already. */
export async function askHref(locale: Locale, part: string): Promise<string | undefined> {
  const contact = await hrefOf(locale, { page: 'contact' });
  const comment = part && wordsOf(locale, 'spareParts')('message', { part });
  return contact && `${contact}?${new URLSearchParams({ subject: 'spare-part', ...(comment && { comment }) })}`;
}
