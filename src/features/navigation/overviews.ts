import type { Locale } from '#i18n/locales.ts';
import { configurator, dealers, journal, recipes, spareParts } from '#i18n/paths.ts';

/** Overviews and tools are no pages of blocks, but links name them as pages. */
export const OVERVIEWS: Record<string, ((locale: Locale) => string) | undefined> = {
  recipes: (locale) => recipes(locale),
  journal: (locale) => journal(locale),
  'dealer-network': (locale) => dealers(locale),
  configurator: (locale) => configurator(locale),
  'spare-parts-search': (locale) => spareParts(locale),
};

/** Tools that links name as recipes: each the only entry of a collection of its own. */
export const TOOLS: Record<string, 'dryingGuide' | 'raclettePlanner' | undefined> = {
  'drying-guide': 'dryingGuide',
  'raclette-planner': 'raclettePlanner',
};
