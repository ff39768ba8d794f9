import { hrefOf } from '#features/navigation/target.content.ts';
import { breadcrumbList, graph } from '#features/seo/organization.ts';
import { type Alternates, inLanguage, type Locale } from '#i18n/locales.ts';
import { alternatesOf, configurationFile, configurator, contact, dealers, home } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readCrossSelling, readProducts } from '#store-api/contract/product.ts';
import { pictureById } from '#ui/picture.content.ts';
import { getCollection, getEntry } from '#values/entries.content.ts';
import type { Definition } from './configurator.schema.ts';
import type { ConfiguratorData, ConfiguratorProps } from './configurator-data.ts';
import { questionIn } from './question/question.ts';
import { ofSystem, type SystemDetails, systemDetailsOf } from './set/whole-set.ts';
import { readSystems } from './systems.server.ts';
import { configuratorWords } from './words.server.ts';

/** The page of the configurator with what its address asks. */
export interface ConfiguratorView extends ConfiguratorProps {
  locale: Locale;
  title: string;
  description: string;
  text: string;
  crumbs: { name: string; href?: string }[];
  alternates: Alternates;
  shareImage: string | undefined;
  /** Answers are for people; search engines get the question. */
  isIndexed: boolean;
}

/** @throws {ApiError} when the store does not answer */
export async function configuratorView(
  storeContext: StoreContext,
  query = new URLSearchParams(),
): Promise<ConfiguratorView> {
  const { locale } = storeContext;
  const definition = await readDefinition();
  const data = await readConfiguratorData(locale, definition);
  const question = questionIn(data, query);
  const system = data.systems.find(({ number }) => number === question.set);
  const title = inLanguage(locale, definition.title);
  return {
    ...{ locale, title, data, question },
    description: inLanguage(locale, definition.description),
    text: inLanguage(locale, definition.text),
    systemDetails: system && (await readSystemDetails(storeContext, system.id)),
    crumbs: [{ name: wordsOf(locale, 'common')('home'), href: home(locale) }, { name: title }],
    alternates: alternatesOf(configurator),
    shareImage: (await pictureById(IN_A_KITCHEN))?.url,
    isIndexed: query.size === 0,
  };
}

/** What the document's head says; search engines read the way to it where they read the page. */
export const configuratorHead = (
  { locale, title, description, alternates, shareImage, isIndexed, crumbs }: ConfiguratorView,
  origin: URL,
) => ({
  ...{ locale, title, description, alternates, shareImage, isIndexed },
  ...(isIndexed && { json: graph([breadcrumbList(crumbs, origin)]) }),
});

const IN_A_KITCHEN = 'waste-drawer-kitchen';

/** @throws Error when content/shop/configurator.yaml is missing */
async function readDefinition(): Promise<Definition> {
  const entry = await getEntry('configurator', 'configurator');
  if (!entry) throw new Error('content/shop/configurator.yaml is needed by the configurator');
  return entry.data;
}

/** The definition in one language, and what is sold. */
async function readConfiguratorData(
  locale: Locale,
  { types, measures, rules, mostBroken }: Definition,
): Promise<ConfiguratorData> {
  const lines = (await getCollection('lines')).map(({ data }) => data);
  const partners = (await getCollection('dealers')).map(({ data }) => data);
  return {
    ...{ locale, mostBroken, words: configuratorWords(locale) },
    types: types.map(({ name, explanation, ...type }) => ({
      ...type,
      name: inLanguage(locale, name),
      explanation: inLanguage(locale, explanation),
    })),
    measures: measures.map(({ name, short, explanation, advice, within, ...measure }, index) => ({
      ...{ ...measure, within },
      letter: String.fromCharCode('A'.charCodeAt(0) + index),
      name: inLanguage(locale, name),
      short: inLanguage(locale, short),
      explanation: inLanguage(locale, explanation),
      advice: advice && inLanguage(locale, advice),
    })),
    rules: rules.map(({ words, ...rule }) => ({ ...rule, words: inLanguage(locale, words) })),
    systems: await readSystems(locale, lines),
    dealers: partners
      .map(({ name, city, email }) => ({ name, city, email }))
      .sort((a, b) => a.city.localeCompare(b.city, locale)),
    hrefs: {
      configuratorHref: configurator(locale),
      file: configurationFile(locale),
      dealers: dealers(locale),
      service: (await hrefOf(locale, { page: 'contact' })) ?? contact(locale),
    },
  };
}

async function readSystemDetails(storeContext: StoreContext, systemId: string): Promise<SystemDetails> {
  const [lists, { elements }] = await Promise.all([
    callStore(storeContext, readCrossSelling, { path: { id: systemId }, body: {} }),
    callStore(storeContext, readProducts, { body: ofSystem(systemId) }),
  ]);
  return systemDetailsOf(storeContext.locale, systemId, lists, elements);
}

/** True for the address of the configurator, whatever it is asked. */
export const isOfConfigurator = (locale: Locale, pathname: string): boolean =>
  pathname.replace(/(?<=.)\/$/, '') === configurator(locale);
