import type { PostEntry, RecipeEntry } from '#features/journal/related.ts';

/** A small cast for tests: plain entries, of which a test changes what it is about. */
export const aRecipe = (more: Partial<RecipeEntry> = {}): RecipeEntry => ({
  id: 'pear-raclette',
  status: 'published',
  publishFrom: '2025-10-02',
  slug: { de: 'birnen-raclette', 'en-US': 'pear-raclette', 'fr-FR': 'raclette-a-la-poire' },
  title: { de: 'Birnen-Raclette', 'en-US': 'Pear raclette', 'fr-FR': 'Raclette à la poire' },
  teaser: { de: 'Weich unten, knusprig oben.' },
  device: 'raclette',
  products: ['10-104'],
  picture: 'dish-raclette-pear',
  season: ['autumn'],
  diet: ['vegetarian'],
  course: 'main',
  difficulty: 'easy',
  servings: 4,
  prepMinutes: 20,
  cookMinutes: 40,
  restMinutes: 0,
  deviceSetting: { de: 'Stufe 2' },
  ingredients: [
    {
      items: [
        { amount: 800, unit: 'g', name: { de: 'Raclettekäse' }, note: { de: 'in Tranchen' } },
        { amount: 3, unit: 'piece', name: { de: 'Birnen' } },
        { amount: null, name: { de: 'Pfeffer' } },
      ],
    },
  ],
  steps: [
    { title: { de: 'Birnen schneiden' }, text: { de: 'In dünne Schnitze.' } },
    { title: { de: 'Käse schmelzen' }, time: { from: 4, to: 5 }, text: { de: 'Im Pfännchen, auf Stufe 2.' } },
    { title: { de: 'Anrichten' }, text: { de: 'Mit Nüssen und Pfeffer.' } },
  ],
  tip: { de: 'Mit Nüssen.' },
  nutrition: { kcal: 610, protein: 31, carbs: 42, fat: 34 },
  allergens: ['milk'],
  keywords: { de: ['Raclette', 'Birne'] },
  ...more,
});

export const aPost = (more: Partial<PostEntry> = {}): PostEntry => ({
  id: 'raclette-for-ten',
  status: 'published',
  publishFrom: '2024-12-06',
  slug: { de: 'raclette-fuer-zehn' },
  title: { de: 'Raclette für zehn' },
  teaser: { de: 'Zwei gekoppelte Öfen.' },
  topic: 'kitchen',
  picture: 'raclette-4-table',
  products: ['10-104'],
  recipes: ['pear-raclette'],
  body: { de: '## Strom\n\nZwei Öfen.' },
  ...more,
});
