import { randomUUID } from 'node:crypto';
import { saying } from '#features/account/flash.ts';
import { ownForm } from '#features/account/require-customer.server.ts';
import { intoCart } from '#features/cart/flash/into-cart.server.ts';
import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { MOST_TYPED, quickItems } from '#features/lists/quick-items.server.ts';
import { cardView } from '#features/product/card-view.server.ts';
import { requireProfessional } from '#features/professional/access/apply.server.ts';
import { refusalOf } from '#features/professional/kept/change-kept.server.ts';
import { afterChange, itemsFrom } from '#features/professional/kept/reorder-list.ts';
import { whyNoQuote, written } from '#features/quotes/quotes.server.ts';
import { formatAmount, formatMoney } from '#i18n/format.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { askAll, type StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { goTo, NotFound } from '#store-api/exits.ts';
import { keepProjects } from './overview.server.ts';
import {
  type Filled,
  isFull,
  type Kitchen,
  type KitchenRows,
  noteOn,
  type PricedPart,
  type Project,
  partsOf,
  pricedParts,
  projectsIn,
  roomIn,
  withForm,
  withKitchen,
  withoutKitchen,
  withRows,
} from './projects.ts';

/** One project; `failed` says what the store refused, `troubles` by kitchen what was typed there and not taken. */
export type ProjectPage = ProjectView & Trouble;
type Trouble = { failed: string; troubles: Readonly<Record<string, RowsTrouble>> };

/** A professional's own project, after what a button of the page asked for. One that is nobody's, or somebody else's, is 404. */
export async function projectPage(
  storeContext: StoreContext,
  id: string,
  request: Request,
  url: URL,
): Promise<ProjectPage> {
  const customer = await requireProfessional(storeContext, url);
  const project = projectsIn(customer.customFields).find((one) => one.id === id);
  if (!project) throw new NotFound();
  const done = await press(storeContext, customer, project, await ownForm(request, MOST_TYPED));
  return { ...NO_TROUBLE, ...done, ...(await projectView(storeContext, done.project, done.kept)) };
}

const NO_TROUBLE: Trouble = { failed: '', troubles: {} };

/** What the page shows where a button does not lead on: the project, and what was wrong. */
type Done = { project: Project; kept?: Project } & Partial<Trouble>;

/** Whichever button was pressed: what was typed into the form is kept first, and shown even when nothing more works. */
async function press(
  storeContext: StoreContext,
  customer: Customer,
  project: Project,
  form: ReadonlyMap<string, string>,
): Promise<Done> {
  const [what = '', kitchen = ''] = (form.get('do') ?? '').split(':');
  if (what === '') return { project };
  const t = wordsOf(storeContext.locale, 'professional');
  try {
    if (what === 'delete') {
      await keepProjects(storeContext, customer, (projects) => afterChange(projects, project.id, () => null));
      goTo(saying(paths.professional(storeContext.locale, 'projects'), 'project-deleted'));
    }
    const typed = what === 'items' ? itemsOfTool(form) : await typedRows(storeContext, project, form);
    const made = newKitchen(storeContext, form, what);
    const { project: mine, refused } = await keepChange(storeContext, customer, project, (one) => {
      const written = made ? withKitchen(withForm(one, form), made) : withForm(one, form);
      return withRows(what === 'remove' ? withoutKitchen(written, kitchen) : written, typed.rows);
    });
    const troubles = { ...typed.troubles, ...withoutRoom(storeContext, mine, refused, form) };
    return Object.keys(troubles).length > 0 ? { project: mine, troubles } : await goOn(storeContext, mine, what);
  } catch (error) {
    refusalOf(error);
    const troubles = typedAgain(project, form);
    return { project: withForm(project, form), kept: project, failed: t('projectFailed'), troubles };
  }
}

/** Changes a project as it is at the store by now. @throws {ApiError} */
async function keepChange(
  storeContext: StoreContext,
  customer: Customer,
  project: Project,
  change: (project: Project) => Filled,
): Promise<Filled> {
  let kept: Filled = { project, refused: [] };
  await keepProjects(storeContext, customer, (projects) =>
    afterChange(projects, project.id, (one) => {
      kept = change(one);
      return kept.project;
    }),
  );
  return kept;
}

/** Where the button leads once everything is kept; what the cart or the quote refuses is said beside what was kept. */
async function goOn(storeContext: StoreContext, project: Project, what: string): Promise<Done> {
  const parts = partsOf(project);
  try {
    if (what === 'quote') {
      const lines = parts.map((part) => ({ ...part, note: noteOn(part) }));
      goTo(await written(storeContext, lines, project.name));
    }
    if (what !== 'cart') goTo(saying(paths.project(storeContext.locale, project.id), 'project-saved'));
    return goTo(await intoCart(storeContext, parts));
  } catch (error) {
    const refused = refusalOf(error);
    const t = wordsOf(storeContext.locale, 'professional');
    return { project, failed: what === 'quote' ? await whyNoQuote(storeContext, refused) : t('projectCartFailed') };
  }
}

/** A kitchen that was asked for by its button, or by a name in its field. */
function newKitchen({ locale }: StoreContext, form: ReadonlyMap<string, string>, what: string) {
  const name = what === 'items' ? '' : (form.get('kitchen')?.trim() ?? '');
  if (name === '' && what !== 'kitchen') return undefined;
  return { id: randomUUID().slice(0, 8), name: name || wordsOf(locale, 'professional')('kitchen') };
}

/** A project in words. `was` is what the store keeps: a form tells by it what was changed in it. */
type ProjectView = {
  name: string;
  was: string;
  isFull: boolean;
  kitchens: { id: string; name: string; was: string; rows: RowView[] }[];
  parts: PartView[];
  total: string;
  csvHref: string;
};

type RowView = {
  productId: string;
  quantity: number;
  was: number;
  number: string;
  name: string;
  href: string;
};
type PartView = Pick<PricedPart, 'productId' | 'quantity' | 'number' | 'name'> & {
  unit: string;
  amount: string;
  tiers: string[];
};

/** A project at today's prices; `kept` where it could not be kept as it is shown. @throws when the store can't tell */
async function projectView(storeContext: StoreContext, project: Project, kept = project): Promise<ProjectView> {
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
  return ids.length > 0 ? askAll(storeContext, readProducts, { ids, ...CARD_FIELDS }) : [];
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

/** What was typed into a kitchen and not taken, and why. */
export type RowsTrouble = { typed: string; problems: readonly string[] };
type Troubles = Record<string, RowsTrouble>;

/** Rows for kitchens, and by kitchen those that were not understood. */
type Typed = { rows: KitchenRows[]; troubles: Troubles };

/** What another tool puts into a kitchen. */
const itemsOfTool = (form: ReadonlyMap<string, string>): Typed => ({
  rows: [{ id: form.get('kitchen') ?? '', items: itemsFrom(form.get('items')) }],
  troubles: {},
});

/** Rows that were typed or pasted into kitchens: of each all, or none and why. */
async function typedRows(
  storeContext: StoreContext,
  project: Project,
  form: ReadonlyMap<string, string>,
): Promise<Typed> {
  const read: Typed = { rows: [], troubles: {} };
  for (const [id, { typed }] of Object.entries(typedAgain(project, form))) {
    const parsed = await quickItems(storeContext, typed);
    if ('problems' in parsed) read.troubles[id] = { typed, problems: parsed.problems };
    else read.rows.push({ id, items: parsed.items });
  }
  return read;
}

/** Says of kitchens that their rows have no room in the project as it is now. */
function withoutRoom(
  { locale }: StoreContext,
  project: Project,
  kitchens: readonly string[],
  form: ReadonlyMap<string, string>,
): Troubles {
  const problems = [wordsOf(locale, 'professional')('projectFull', { count: roomIn(project) })];
  return Object.fromEntries(kitchens.map((id) => [id, { typed: linesOf(form, id), problems }]));
}

/** What stands in the fields of the kitchens, to be shown once more. */
const typedAgain = ({ kitchens }: Project, form: ReadonlyMap<string, string>): Troubles =>
  Object.fromEntries(
    kitchens
      .map(({ id }): [string, RowsTrouble] => [id, { typed: linesOf(form, id), problems: [] }])
      .filter(([, { typed }]) => typed !== ''),
  );

const linesOf = (form: ReadonlyMap<string, string>, kitchen: string): string =>
  form.get(`lines:${kitchen}`)?.trim() ?? '';
