import type { Page } from '#blocks/blocks.schema.ts';
import type { Content } from '#editor/check/content.ts';
import { placesIn } from '#editor/check/walk.ts';
import { proseFrom } from '#features/content-schema/markdoc.ts';
import { inLanguage, LOCALES } from '#i18n/locales.ts';
import { fromSeoPath } from '#i18n/paths.ts';

/** The names of places on each page of content, by its address: what editors have named, and the headings of its texts. */
export const anchorsOf = ({ files }: Content): ReadonlyMap<string, string[]> =>
  new Map(
    files
      .filter(({ kind }) => kind === 'pages')
      .flatMap(({ value }) => {
        const page = value as Page;
        return LOCALES.map(({ code }): [string, string[]] => [
          fromSeoPath(code, inLanguage(code, page.slug)),
          [...placesIn(page.sections)].flatMap(({ key, value: written, beside }) => {
            if (typeof written !== 'string') return [];
            if (key === 'anchor') return [written];
            const isRead = key === code || (key === 'de' && beside[code] === undefined);
            return isRead ? proseFrom(written, () => undefined, 2).headings.map(({ id }) => id) : [];
          }),
        ]);
      }),
  );
