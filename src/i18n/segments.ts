import type { Locale } from './locales.ts';

/*
 * Words of addresses that code owns, in each language. One constant for each purpose, so that a script carries only
 * those that it uses.
 */

type Segment = Record<Locale, string>;

/** First segments: `/rezepte`, `/en-US/recipes`. */
export const RECIPES: Segment = { de: 'rezepte', 'en-US': 'recipes', 'fr-FR': 'recettes' };
export const JOURNAL: Segment = { de: 'journal', 'en-US': 'journal', 'fr-FR': 'journal' };
export const CONFIGURATOR: Segment = { de: 'konfigurator', 'en-US': 'configurator', 'fr-FR': 'configurateur' };
export const DEALERS: Segment = { de: 'haendler', 'en-US': 'dealers', 'fr-FR': 'revendeurs' };
export const SPARE_PARTS: Segment = {
  de: 'ersatzteilsuche',
  'en-US': 'spare-parts-search',
  'fr-FR': 'recherche-pieces',
};

/** First segment of the addresses of products; the second is the slug, behind which a variant writes its options. */
export const PRODUCT: Segment = { de: 'produkt', 'en-US': 'product', 'fr-FR': 'produit' };

/** Behind the name of a customer group, in the address where one applies for it. */
export const REGISTRATION: Segment = { de: 'registrierung', 'en-US': 'registration', 'fr-FR': 'inscription' };

/** Filters of recipes by kind and value: `/rezepte/raclette/vegan`. The order of kinds is that of the address. */
export const RECIPE_FILTERS = {
  device: {
    raclette: { de: 'raclette', 'en-US': 'raclette', 'fr-FR': 'raclette' },
    'pizza-grill': { de: 'pizza-grill', 'en-US': 'pizza-grill', 'fr-FR': 'gril-a-pizza' },
    fondue: { de: 'fondue', 'en-US': 'fondue', 'fr-FR': 'fondue' },
    dehydrator: { de: 'doerrgeraet', 'en-US': 'dehydrator', 'fr-FR': 'deshydrateur' },
    chestnut: { de: 'marroni-ofen', 'en-US': 'chestnut-oven', 'fr-FR': 'four-a-marrons' },
  },
  diet: {
    vegetarian: { de: 'vegetarisch', 'en-US': 'vegetarian', 'fr-FR': 'vegetarien' },
    vegan: { de: 'vegan', 'en-US': 'vegan', 'fr-FR': 'vegan' },
    'gluten-free': { de: 'glutenfrei', 'en-US': 'gluten-free', 'fr-FR': 'sans-gluten' },
    'lactose-free': { de: 'laktosefrei', 'en-US': 'lactose-free', 'fr-FR': 'sans-lactose' },
  },
  time: {
    '45': { de: 'bis-45-minuten', 'en-US': 'up-to-45-minutes', 'fr-FR': '45-minutes-au-plus' },
    '90': { de: 'bis-90-minuten', 'en-US': 'up-to-90-minutes', 'fr-FR': '90-minutes-au-plus' },
    long: { de: 'mit-geduld', 'en-US': 'with-patience', 'fr-FR': 'avec-patience' },
  },
  season: {
    spring: { de: 'fruehling', 'en-US': 'spring', 'fr-FR': 'printemps' },
    summer: { de: 'sommer', 'en-US': 'summer', 'fr-FR': 'ete' },
    autumn: { de: 'herbst', 'en-US': 'fall', 'fr-FR': 'automne' },
    winter: { de: 'winter', 'en-US': 'winter', 'fr-FR': 'hiver' },
  },
} satisfies Record<string, Record<string, Segment>>;

/** Topics of the journal: `/journal/garten`. */
export const TOPICS = {
  kitchen: { de: 'kueche', 'en-US': 'kitchen', 'fr-FR': 'cuisine' },
  garden: { de: 'garten', 'en-US': 'garden', 'fr-FR': 'jardin' },
  'waste-sorting': { de: 'abfall-trennen', 'en-US': 'waste-sorting', 'fr-FR': 'tri-des-dechets' },
  workshop: { de: 'werkstatt', 'en-US': 'workshop', 'fr-FR': 'atelier' },
  seasons: { de: 'jahreszeiten', 'en-US': 'seasons', 'fr-FR': 'saisons' },
} satisfies Record<string, Segment>;
