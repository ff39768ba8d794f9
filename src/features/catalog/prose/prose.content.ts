import { hrefOf } from '#features/catalog/target.content.ts';
import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { type Prose, placesIn, proseFrom } from './markdoc.ts';

/** An editor's text in this language; links to places of the shop get the address they have in it. */
export async function proseOf(locale: Locale, text: Text, top: 2 | 3 = 3): Promise<Prose> {
  const source = inLanguage(locale, text);
  const hrefs = new Map<string, string | undefined>();
  for (const place of placesIn(source)) {
    const [kind = '', name = ''] = place.split(':');
    hrefs.set(place, await hrefOf(locale, { [kind]: name }));
  }
  return proseFrom(source, (place) => hrefs.get(place), top);
}
