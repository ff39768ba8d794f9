import type * as z from 'zod';
import type { action } from '#blocks/frame/frame.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';

/** The link of a block in one language; undefined while its place does not exist. */
export async function linkOfAction(locale: Locale, link: z.infer<ReturnType<typeof action>>) {
  const href = link && (await hrefOf(locale, link.to));
  return link && href ? { label: inLanguage(locale, link.label), href } : undefined;
}
