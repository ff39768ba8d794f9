import { isAddress, isPlace, type Prose, placesIn, proseFrom } from '#features/content-schema/markdoc.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';

/** An editor's text in this language; links to places of the shop get the address they have in it. */
export async function proseOf(locale: Locale, text: Text, top: 2 | 3 = 3): Promise<Prose> {
  const source = inLanguage(locale, text);
  const hrefs = new Map<string, string | undefined>();
  for (const place of placesIn(source)) hrefs.set(place, await linkOf(locale, place));
  return proseFrom(source, (place) => hrefs.get(place), top);
}

/** Where a link leads in this language, as an editor has written it: `page:returns`, `https://…`; undefined for nowhere. */
export async function linkOf(locale: Locale, written: string): Promise<string | undefined> {
  if (!isPlace(written)) return isAddress(written) ? written : undefined;
  const [kind = '', name = ''] = written.split(':');
  return hrefOf(locale, { [kind]: name });
}
