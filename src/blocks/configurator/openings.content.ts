import { SYSTEM_TYPES } from '#features/catalog/fit.schema.ts';
import { hrefOf } from '#features/catalog/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { DrawingName } from '#ui/drawing.ts';

/** One answer to «how does the cabinet open?» and where it leads. */
export interface Opening {
  label: string;
  href: string;
  drawing: DrawingName;
}

/** The four answers. They lead into the configurator, and while there is none to the line that is made for it. */
export async function openingsOf(locale: Locale): Promise<Opening[]> {
  const t = wordsOf(locale, 'configurator');
  const configurator = await hrefOf(locale, { page: 'configurator' });
  const openings = SYSTEM_TYPES.map(async (type): Promise<Opening[]> => {
    const { line, drawing } = MADE_FOR[type];
    const href = configurator ? `${configurator}?type=${type}` : await hrefOf(locale, { line });
    return href ? [{ label: t(`opens-${type}`), href, drawing }] : [];
  });
  return (await Promise.all(openings)).flat();
}

const MADE_FOR: Record<(typeof SYSTEM_TYPES)[number], { line: string; drawing: DrawingName }> = {
  'pull-out': { line: 'x-line', drawing: 'pull-out' },
  'existing-pull-out': { line: 'd-line', drawing: 'drawer' },
  'swing-door': { line: 's-line', drawing: 'swing-door' },
  freestanding: { line: 'boxx-r', drawing: 'freestanding' },
};
