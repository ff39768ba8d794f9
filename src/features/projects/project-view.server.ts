import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { cardView } from '#features/product/card-view.server.ts';
import { formatAmount, formatMoney } from '#i18n/format.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { askAll, type StoreContext } from '#store-api/call-store.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { type PricedPart, pricedParts } from './parts-list.ts';
import { isFull, type Kitchen, type Project, partsOf } from './projects.ts';

/** A project in words. `was` is what the store keeps: a form tells by it what was changed in it. */
export type ProjectView = {
  name: string;
  was: string;
  isFull: boolean;
  kitchens: { id: string; name: string; was: string; rows: RowView[] }[];
  parts: PartView[];
  total: string;
  csvHref: string;
};

export type RowView = {
  productId: string;
  quantity: number;
  was: number;
  number: string;
  name: string;
  href: string;
};
export type PartView = Pick<PricedPart, 'productId' | 'quantity' | 'number' | 'name'> & {
  unit: string;
  amount: string;
  tiers: string[];
};

/** A project at today's prices; `kept` where it could not be kept as it is shown. @throws when the store can't tell */
export async function projectView(storeContext: StoreContext, project: Project, kept = project): Promise<ProjectView> {
  const { locale } = storeContext;
  const products = await productsIn(storeContext, project);
  const parts = partsIn(storeContext, project, products);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return {
    name: project.name,
    was: kept.name,
    isFull: isFull(project),
    kitchens: project.kitchens.map((kitchen) =>
      kitchenView(storeContext, kitchen, kept.kitchens.find(({ id }) => id === kitchen.id) ?? kitchen, products),
    ),
    parts: parts.map((part) => partView(storeContext, part)),
    total: formatMoney(locale, total),
    csvHref: `${paths.project(locale, project.id)}/parts.csv`,
  };
}

/** The articles of a project, as this shopper sees them. */
export async function productsIn(storeContext: StoreContext, project: Project): Promise<Product[]> {
  const ids = partsOf(project).map(({ productId }) => productId);
  return ids.length > 0 ? askAll(storeContext, readProducts, { ids, includes: CARD_INCLUDES }) : [];
}

export const partsIn = ({ locale }: StoreContext, project: Project, products: readonly Product[]): PricedPart[] =>
  pricedParts(partsOf(project), products, (product) => cardView(locale, product).name);

function kitchenView(
  { locale }: StoreContext,
  { id, name, items }: Kitchen,
  kept: Kitchen,
  products: readonly Product[],
): ProjectView['kitchens'][number] {
  const gone = wordsOf(locale, 'professional')('listGone');
  const rows = items.map(({ productId, quantity }): RowView => {
    const product = products.find((one) => one.id === productId);
    const card = product && cardView(locale, product);
    const was = kept.items.find((one) => one.productId === productId)?.quantity ?? quantity;
    return { productId, quantity, was, number: card?.number ?? '', name: card?.name ?? gone, href: card?.href ?? '' };
  });
  return { id, name, was: kept.name, rows };
}

function partView(
  { locale }: StoreContext,
  { productId, quantity, number, name, unit, total, steps }: PricedPart,
): PartView {
  const t = wordsOf(locale, 'professional');
  const tier = (step: (typeof steps)[number]) =>
    t('orderTier', { from: step.from, price: formatAmount(locale, step.unit) });
  return {
    ...{ productId, quantity, number, name: name || t('listGone') },
    unit: unit > 0 ? formatAmount(locale, unit) : '',
    amount: unit > 0 ? formatAmount(locale, total) : '',
    tiers: steps.length > 1 ? steps.map(tier) : [],
  };
}
