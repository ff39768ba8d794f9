import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { recipesAt } from '#features/journal/entries.content.ts';
import { stepWords } from '#features/journal/page-heads.ts';
import { recipeView } from '#features/journal/recipe/recipe-view.content.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { measuredViews } from '#features/product/measures/measured.server.ts';
import { technicalRows } from '#features/product/measures/technical.ts';
import { crossSellingOf } from '#features/product/page/product-view.server.ts';
import { plainText, richText } from '#features/prose/rich-text.ts';
import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { type Words, wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { shopNow } from '#store-api/now.server.ts';
import { sendAnonymous } from '#store-api/server.ts';
import { getEntry } from '#values/entries.content.ts';
import type { Chapter, Sheet } from './chapters.ts';
import { chaptersFor, needsOf, paragraphsOf } from './chapters.ts';

/** The document of this kind for a product, from what the store and content/shop/manuals.yaml say. */
export async function sheetOf(locale: Locale, product: Product, kind: string): Promise<Sheet> {
  const t = wordsOf(locale, 'documents');
  return {
    language: localeInfo(locale).htmlLang,
    kind: t.maybe(`document-${kind}`) ?? kind,
    title: nameOf(product),
    number: t('article', { number: product.productNumber ?? '' }),
    chapters: (await chaptersOf(locale, t, product, kind)).filter(isWritten),
    contactLines: await shopLines(),
    pageWords: t('page', { page: '{page}', pages: '{pages}' }),
    changedAt: new Date(String(product.updatedAt ?? '1970-01-01')),
  };
}

/** Who answers questions about what is printed: name, street, place, telephone, mail. */
export async function shopLines(): Promise<string[]> {
  const shop = (await getEntry('shop', 'shop'))?.data;
  const { street = '', zip = '', city = '' } = shop?.address ?? {};
  return [shop?.legalName ?? '', street, `${zip} ${city}`, shop?.phone ?? '', shop?.email ?? ''].filter(Boolean);
}

async function chaptersOf(locale: Locale, t: Words<'documents'>, product: Product, kind: string): Promise<Chapter[]> {
  const { claim, features, family, fit } = productAttributesOf(product);
  const number = product.productNumber ?? '';
  const description = paragraphsOf(richText(product.description ?? ''), (html) => plainText(html, ALL));
  const about: Chapter = { title: t('inShort'), text: [claim, ...description].filter(Boolean) };
  const dimensions: Chapter = { title: t('measures'), views: viewsIn(locale, product) };
  const needs: Chapter = { title: t('needs'), rows: fit ? needsOf(locale, t, fit) : [] };
  const figures: Chapter = { title: t('figures'), rows: technicalRows(locale, wordsOf(locale, 'product'), product) };
  if (kind === 'recipe-book') return recipeChapters(locale, t);
  // each view alone, as large as the page allows
  if (kind === 'dimension-drawing')
    return [...viewsIn(locale, product).map((view) => ({ title: view.label, views: [{ ...view, label: '' }] })), needs];
  if (kind === 'datasheet') return [{ ...about, bullets: features }, dimensions, needs, figures];
  const manuals = (await getEntry('manuals', 'manuals'))?.data.chapters ?? [];
  const manualChapters = chaptersFor(locale, manuals, { kind, family, number });
  return [
    about,
    ...manualChapters,
    ...(kind === 'mounting' ? [dimensions, needs] : []),
    figures,
    await partsOf(locale, t, product),
  ];
}

/** A text is not cut on paper. */
const ALL = Number.POSITIVE_INFINITY;

const viewsIn = (locale: Locale, product: Product): NonNullable<Chapter['views']> => measuredViews(locale, product);

/** What one orders for it, by article number. */
async function partsOf(locale: Locale, t: Words<'documents'>, product: Product): Promise<Chapter> {
  const { spareParts, accessories } = await crossSellingOf(
    { locale, send: sendAnonymous },
    product.parentId ?? product.id,
  );
  const named = new Map([...spareParts, ...accessories].map((one) => [one.productNumber ?? '', nameOf(one)]));
  return { title: t('parts'), rows: [...named].map(([name, value]) => ({ name, value })) };
}

const isWritten = ({ text, bullets, steps, views, rows }: Chapter): boolean =>
  [text, bullets, steps, views, rows].some((one) => one && one.length > 0);

/** As many recipes, and so as many pages, as the sample of the book promises. */
const PAGES = 8;

/** The sample of the recipe book: one recipe a page, the newest first. */
async function recipeChapters(locale: Locale, t: Words<'documents'>): Promise<Chapter[]> {
  const now = shopNow();
  const recipes = (await recipesAt(now)).entries.slice(0, PAGES);
  const pages = recipes.map(async (recipe, index): Promise<Chapter[]> => {
    const { title, makes, groups } = await recipeView(locale, recipe, { now, isLive: true });
    const ingredients = groups.flatMap(({ items }) => items.map(({ words }) => words));
    return [
      { title, text: [inLanguage(locale, recipe.teaser), makes], onNewPage: index > 0 },
      { title: t('ingredients'), bullets: ingredients },
      { title: t('preparation'), steps: recipe.steps.map((step) => stepWords(locale, step)) },
      { title: t('setting'), text: [inLanguage(locale, recipe.deviceSetting)] },
    ];
  });
  return (await Promise.all(pages)).flat();
}
