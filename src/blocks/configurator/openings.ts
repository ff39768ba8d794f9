import { SYSTEM_TYPES } from '#features/content-schema/fit.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { configurator } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { DrawingName } from '#ui/drawing.ts';

/** One answer to “how does the cabinet open?” and where it leads. */
export interface Opening {
  label: string;
  href: string;
  drawing: DrawingName;
}

/** The four answers; each leads into the configurator. */
export function openingsOf(locale: Locale): Opening[] {
  const t = wordsOf(locale, 'configurator');
  return SYSTEM_TYPES.map((type) => ({
    label: t(`opens-${type}`),
    href: configurator(locale, { type }),
    drawing: DRAWINGS[type],
  }));
}

const DRAWINGS: Record<(typeof SYSTEM_TYPES)[number], DrawingName> = {
  'pull-out': 'pull-out',
  'existing-pull-out': 'drawer',
  'swing-door': 'swing-door',
  freestanding: 'freestanding',
};
