import { requireProfessional } from '#features/professional/access/apply.server.ts';
import { ARTICLE_FIELDS, articleOf } from '#features/professional/rows/verdict.ts';
import { projectsIn } from '#features/projects/projects.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { askAll, type StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { getEntry } from '#values/entries.content.ts';
import type { PlannerProps } from './Planner.island.tsx';
import type { PlannerContent } from './planner.schema.ts';
import { plannerData } from './planner-data.ts';
import { type PlannerData, planIn, possible } from './rules/plan.ts';
import { plannerWords } from './words.server.ts';

/** The planner with what the address says, at the prices of this shopper. */
export async function plannerPage(storeContext: StoreContext, url: URL): Promise<PlannerProps> {
  const customer = await requireProfessional(storeContext, url);
  const content = (await getEntry('professionalPlanner', 'professional-planner'))?.data;
  if (!content) throw new Error('content/shop/professional-planner.yaml is missing.');
  const data = plannerData(content);
  const articles = await articlesOf(storeContext, data);
  return {
    locale: storeContext.locale,
    words: plannerWords(storeContext.locale),
    data,
    ...textsOf(storeContext.locale, content),
    articles,
    plan: possible(data, planIn(url.searchParams), articles),
    quotesHref: paths.professional(storeContext.locale, 'quotes'),
    kitchens: kitchensOf(storeContext.locale, customer),
  };
}

function textsOf(locale: Locale, { steps, rules }: PlannerContent): Pick<PlannerProps, 'steps' | 'rules'> {
  const inWords = <Key extends string>(texts: Record<Key, PlannerContent['rules']['pairs']>) =>
    Object.fromEntries(
      Object.entries<PlannerContent['rules']['pairs']>(texts).map(([key, text]) => [key, inLanguage(locale, text)]),
    ) as Record<Key, string>;
  return { steps: inWords(steps), rules: inWords(rules) };
}

/** Every part that the planner may name, by number; what is not sold is missing, and so can't be chosen. */
async function articlesOf(storeContext: StoreContext, data: PlannerData): Promise<PlannerProps['articles']> {
  const numbers = [
    ...data.containers.flatMap(({ article, lids, bags, tensioner, filter }) => [
      ...[article, ...lids, ...bags],
      ...[tensioner, filter].filter((one) => one !== null),
    ]),
    ...data.lines.flatMap(({ cabinets, accessories }) => [
      ...accessories,
      ...cabinets.flatMap(({ frames }) => frames.flatMap(({ frame, sets }) => [frame, ...sets])),
    ]),
  ];
  const filter = [{ type: 'equalsAny' as const, field: 'productNumber', value: [...new Set(numbers)] }];
  const products = await askAll(storeContext, readProducts, { filter, ...ARTICLE_FIELDS });
  return Object.fromEntries(
    products.map((product) => {
      const { number, ...article } = articleOf(storeContext.locale, product);
      return [number, article];
    }),
  );
}

/** Where a plan can go: every kitchen of every project. */
const kitchensOf = (locale: Locale, { customFields }: Customer): PlannerProps['kitchens'] =>
  projectsIn(customFields).flatMap(({ id, name, kitchens }) =>
    kitchens.map((kitchen) => ({
      href: paths.project(locale, id),
      id: kitchen.id,
      name: `${name}, ${kitchen.name}`,
    })),
  );
