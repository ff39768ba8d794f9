import { describe, expect, test } from 'vitest';
import { aPost, aRecipe } from '#tests/support/a-recipe.ts';
import { faultsOf, thingsIn } from '#tests/support/json-ld.ts';
import { postJsonLd, recipeJsonLd } from './page-heads.ts';
import type { PostView } from './post/post-view.content.ts';
import type { RecipeView } from './recipe/recipe-view.content.ts';

const origin = new URL('https://shop.example');
const shared = {
  locale: 'de' as const,
  shareImage: '/media/a.webp',
  crumbs: [{ name: 'Start', href: '/' }, { name: 'Hier' }],
  alternates: { de: '/rezepte/birnen-raclette' },
};
const things = (json: string) => thingsIn(`<script type="application/ld+json">${json}</script>`);

describe('What search engines read', () => {
  test('of a recipe is complete', () => {
    const item = { words: '800 g Raclettekäse, in Tranchen' };
    const view = {
      ...shared,
      recipe: aRecipe(),
      title: 'Birnen-Raclette',
      makes: 'Für 4 Personen',
      groups: [{ items: [item] }],
    };
    const [recipe] = things(recipeJsonLd(view as unknown as RecipeView, origin));
    expect(faultsOf(recipe)).toEqual([]);
    expect(recipe).toMatchObject({
      totalTime: 'PT1H',
      recipeYield: ['4', 'Für 4 Personen'],
      recipeIngredient: ['800 g Raclettekäse, in Tranchen'],
      suitableForDiet: ['https://schema.org/VegetarianDiet'],
    });
  });
  test('of a step is its title, how it is done, and how long it takes', () => {
    const view = { ...shared, recipe: aRecipe(), title: 'Birnen-Raclette', makes: '', groups: [] };
    const [recipe] = things(recipeJsonLd(view as unknown as RecipeView, origin));
    expect(recipe?.recipeInstructions).toMatchObject([
      { position: 1, name: 'Birnen schneiden', text: 'In dünne Schnitze.' },
      { position: 2, name: 'Käse schmelzen', text: 'Im Pfännchen, auf Stufe 2. (4–5\u00A0min)' },
      { position: 3, name: 'Anrichten', text: 'Mit Nüssen und Pfeffer.' },
    ]);
  });
  test('of a dish that rests counts no rest as cooking, and names whom it suits only if it does', () => {
    const recipe = aRecipe({ prepMinutes: 20, cookMinutes: 10, restMinutes: 60, diet: [] });
    const view = { ...shared, recipe, title: 'Teig', makes: 'Für 4 Personen', groups: [] };
    const [entity] = things(recipeJsonLd(view as unknown as RecipeView, origin));
    expect(entity).toMatchObject({ prepTime: 'PT20M', cookTime: 'PT10M', totalTime: 'PT1H30M' });
    expect(entity).toMatchObject({ tool: { '@type': 'HowToTool', name: 'Raclette-Ofen' } });
    expect(entity).not.toHaveProperty('suitableForDiet');
  });
  test('of what is kept names what comes out, per 100 g', () => {
    const recipe = aRecipe({ servings: undefined, yield: { amount: 180, unit: 'g' } });
    const view = {
      ...shared,
      recipe,
      title: 'Apfelringe',
      makes: 'Ergibt rund 180 g',
      groups: [{ items: [{ words: 'Äpfel' }] }],
    };
    expect(things(recipeJsonLd(view as unknown as RecipeView, origin))[0]).toMatchObject({
      recipeYield: 'Ergibt rund 180 g',
      nutrition: { servingSize: '100 g' },
    });
  });
  test('of a post is complete', () => {
    const view = { ...shared, post: aPost(), title: 'Raclette für zehn', topic: 'Küche', minutes: 2 };
    expect(things(postJsonLd(view as unknown as PostView, origin)).flatMap((thing) => faultsOf(thing))).toEqual([]);
  });
});
