import * as z from 'zod/mini';
import { entriesIn, KeptName, textAfter } from '#features/professional/kept/entries.ts';
import { nameFrom, type ReorderItem } from '#features/professional/kept/reorder-list.ts';

/* Projects with several kitchens. The customer carries them as one text, as they carry their lists. */

const Item = z.object({ productId: z.string(), quantity: z.int().check(z.positive()) });
const Kitchen = z.object({ id: z.string(), name: KeptName, items: z.array(Item) });
const Project = z.object({ id: z.string(), name: KeptName, kitchens: z.array(Kitchen) });

export type Kitchen = z.infer<typeof Kitchen>;
export type Project = z.infer<typeof Project>;

/** The name under which a customer keeps them. */
export const PROJECTS_FIELD = 'hof_projects';

/** What fits into the text with certainty, into a cart, and on a page. */
export const MOST_PROJECTS = 20;
export const MOST_KITCHENS = 20;
export const MOST_ROWS = 200;
const MOST_PIECES = 9999;

type Fields = Record<string, unknown> | null | undefined;

/** The projects of a customer, newest first; what can't be read is none. */
export const projectsIn = (fields: Fields): Project[] => entriesIn(Project, fields?.[PROJECTS_FIELD]).read;

/** The text of these projects after they have changed, empty for none. */
export const projectsAfter = (fields: Fields, change: (projects: Project[]) => readonly Project[]): string =>
  textAfter(Project, fields?.[PROJECTS_FIELD], change);

/** The projects after one of them has changed, or without it. */
export const afterProjectChange = (
  projects: readonly Project[],
  id: string,
  change: (project: Project) => Project | null,
): Project[] => projects.flatMap((project) => (project.id === id ? (change(project) ?? []) : project));

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
    const next = withGoods(filled.project, id, items);
    if (roomIn(next) < 0) filled.refused.push(id);
    else filled.project = next;
  }
  return filled;
}

/** More goods in a kitchen: the same article adds up, new ones come behind. */
const withGoods = (project: Project, kitchenId: string, more: readonly ReorderItem[]): Project =>
  inKitchen(project, kitchenId, (kitchen) => {
    const quantities = new Map(kitchen.items.map(({ productId, quantity }) => [productId, quantity]));
    for (const { productId, quantity } of more)
      quantities.set(productId, Math.min(MOST_PIECES, (quantities.get(productId) ?? 0) + quantity));
    return { ...kitchen, items: [...quantities].map(([productId, quantity]) => ({ productId, quantity })) };
  });

/**
 * What a form says, where it says something else than what it was drawn with: `name`, `kitchen:<id>`, `<id>/<product>`,
 * each beside `was:…`. So a tab that was opened earlier does not take back what another one has changed since.
 */
export function withForm(project: Project, form: ReadonlyMap<string, string>): Project {
  const typed = (field: string): string | undefined => {
    const value = form.get(field)?.trim();
    return value === form.get(`was:${field}`)?.trim() ? undefined : value;
  };
  return {
    ...project,
    name: nameFrom(typed('name') ?? '') || project.name,
    kitchens: project.kitchens.map((kitchen) => ({
      ...kitchen,
      name: nameFrom(typed(`kitchen:${kitchen.id}`) ?? '') || kitchen.name,
      items: kitchen.items.flatMap((item) => {
        const quantity = Number(typed(`${kitchen.id}/${item.productId}`) ?? item.quantity);
        if (!Number.isInteger(quantity) || quantity < 0) return item;
        return quantity === 0 ? [] : { ...item, quantity: Math.min(MOST_PIECES, quantity) };
      }),
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
