import * as z from 'zod/mini';
import { offerOf, stepsOf, unitFor } from '#features/catalogue/offer.ts';
import {
  changedFields,
  entriesIn,
  itemsAfterForm,
  KeptName,
  nameFrom,
  ReorderItem,
  textAfter,
  withItems,
} from '#features/professional/kept/reorder-list.ts';
import type { Product } from '#store-api/contract/product.ts';
import { csv } from '#values/csv.ts';
import { amount, type Cents } from '#values/money.ts';
import { firstSigns } from '#values/text.ts';

/* Projects with several kitchens. The customer carries them as one text, as they carry their lists. */

const Kitchen = z.object({ id: z.string(), name: KeptName, items: z.array(ReorderItem) });
const Project = z.object({ id: z.string(), name: KeptName, kitchens: z.array(Kitchen) });

export type Kitchen = z.infer<typeof Kitchen>;
export type Project = z.infer<typeof Project>;

/** The name under which a customer keeps them. */
export const PROJECTS_FIELD = 'hof_projects';

/** What fits into the text with certainty, into a cart, and on a page. */
export const MOST_PROJECTS = 20;
export const MOST_KITCHENS = 20;
export const MOST_ROWS = 200;

type Fields = Record<string, unknown> | null | undefined;

/** The projects of a customer, newest first; what can't be read is none. */
export const projectsIn = (fields: Fields): Project[] => entriesIn(Project, fields?.[PROJECTS_FIELD]).read;

/** The text of these projects after they have changed, empty for none. */
export const projectsAfter = (fields: Fields, change: (projects: Project[]) => readonly Project[]): string =>
  textAfter(Project, fields?.[PROJECTS_FIELD], change);

/** A project with one kitchen more; a full one stays as it is. */
export const withKitchen = (project: Project, { id, name }: Pick<Kitchen, 'id' | 'name'>): Project =>
  isFull(project) ? project : { ...project, kitchens: [...project.kitchens, { id, name: nameFrom(name), items: [] }] };

export const isFull = ({ kitchens }: Project): boolean => kitchens.length >= MOST_KITCHENS;

export const withoutKitchen = (project: Project, id: string): Project => ({
  ...project,
  kitchens: project.kitchens.filter((kitchen) => kitchen.id !== id),
});

/** How many rows a project has room for. */
export const roomIn = ({ kitchens }: Project): number =>
  MOST_ROWS - kitchens.reduce((rows, { items }) => rows + items.length, 0);

/** Goods for a kitchen. */
export type KitchenRows = { id: string; items: readonly ReorderItem[] };

/** A project with what was put into it; `refused` are the kitchens whose goods have no room. */
export type Filled = { project: Project; refused: string[] };

/** More goods in kitchens: of each kitchen's all, or none where the project has no room for them. */
export function withRows(project: Project, rows: readonly KitchenRows[]): Filled {
  const filled: Filled = { project, refused: [] };
  for (const { id, items } of rows) {
    const next = inKitchen(filled.project, id, (kitchen) => withItems(kitchen, items));
    if (roomIn(next) < 0) filled.refused.push(id);
    else filled.project = next;
  }
  return filled;
}

/** A project with what a form has changed in it: `name`, `kitchen:<id>`, `<id>/<product>`. */
export function withForm(project: Project, form: ReadonlyMap<string, string>): Project {
  const changed = changedFields(form);
  return {
    ...project,
    name: nameFrom(changed('name') ?? '') || project.name,
    kitchens: project.kitchens.map((kitchen) => ({
      ...kitchen,
      name: nameFrom(changed(`kitchen:${kitchen.id}`) ?? '') || kitchen.name,
      items: itemsAfterForm(kitchen.items, changed, `${kitchen.id}/`),
    })),
  };
}

/** An article of the whole project: how many, and in which kitchens. */
export type Part = ReorderItem & { kitchens: { name: string; quantity: number }[] };

/** What the project needs of each article, in the order of the kitchens. */
export function partsOf({ kitchens }: Project): Part[] {
  const parts = new Map<string, Part>();
  for (const { name, items } of kitchens)
    for (const { productId, quantity } of items) {
      const part = parts.get(productId) ?? { productId, quantity: 0, kitchens: [] };
      parts.set(productId, {
        productId,
        quantity: part.quantity + quantity,
        kitchens: [...part.kitchens, { name, quantity }],
      });
    }
  return [...parts.values()];
}

const inKitchen = (project: Project, id: string, change: (kitchen: Kitchen) => Kitchen): Project => ({
  ...project,
  kitchens: project.kitchens.map((kitchen) => (kitchen.id === id ? change(kitchen) : kitchen)),
});

/** An article of the project at today's prices; one that is no longer sold has no name and no price. */
export type PricedPart = Part & {
  number: string;
  name: string;
  /** At the tier that the whole project reaches. */
  unit: Cents;
  total: Cents;
  /** Every price by quantity. */
  steps: { from: number; unit: Cents }[];
};

export function pricedParts(
  parts: readonly Part[],
  products: readonly Product[],
  nameOf: (product: Product) => string,
): PricedPart[] {
  return parts.map((part) => {
    const product = products.find(({ id }) => id === part.productId);
    const offer = product ? offerOf(product) : null;
    const unit = offer ? unitFor(offer, part.quantity) : 0;
    return {
      ...part,
      number: product?.productNumber ?? '',
      name: product ? nameOf(product) : '',
      unit,
      total: unit * part.quantity,
      steps: offer ? stepsOf(offer) : [],
    };
  });
}

/** The heads of the columns: `Menge`, `Artikelnummer` …, as the quick order reads them again. */
type Heads = Record<'kitchen' | 'number' | 'name' | 'quantity' | 'unit' | 'amount', string>;

/** The parts list as a file: a line for each article of each kitchen, at the price that the whole project reaches. */
export function partsCsv(parts: readonly PricedPart[], heads: Heads, separator: ',' | ';'): string {
  const written = (value: Cents) => amount(value).toFixed(2);
  const rows = parts.flatMap(({ kitchens, number, name, unit }) =>
    kitchens.map((kitchen) => ({
      [heads.kitchen]: kitchen.name,
      [heads.number]: number,
      [heads.name]: name,
      [heads.quantity]: kitchen.quantity,
      [heads.unit]: written(unit),
      [heads.amount]: written(unit * kitchen.quantity),
    })),
  );
  return csv(Object.values(heads), rows, separator);
}

/** What stands below an article of a quote: for which kitchens it is, `2 × EG, 3 × OG`. */
export const noteOn = ({ kitchens }: Part): string =>
  firstSigns(kitchens.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '), MOST_NOTE);

/** Longest note of a quote's line, in characters. */
const MOST_NOTE = 300;
