import * as z from 'zod/mini';
import { nameFrom, type ReorderItem } from '#features/professional/lists/reorder-list.ts';

/* Projects with several kitchens. The customer carries them as one text, as they carry their lists. */

const Item = z.object({ productId: z.string(), quantity: z.int().check(z.positive()) });
const Kitchen = z.object({ id: z.string(), name: z.string(), items: z.array(Item) });
const Project = z.object({ id: z.string(), name: z.string(), kitchens: z.array(Kitchen) });

export type Kitchen = z.infer<typeof Kitchen>;
export type Project = z.infer<typeof Project>;

/** The name under which a customer keeps them. */
export const PROJECTS_FIELD = 'hof_projects';

/** What fits into the text with certainty, into a cart, and on a page. */
export const MOST_PROJECTS = 20;
export const MOST_KITCHENS = 20;
export const MOST_ROWS = 200;
const MOST_PIECES = 9999;

/** The projects of a customer, newest first; what can't be read is none. */
export function projectsIn(customFields: Record<string, unknown> | null | undefined): Project[] {
  const text = customFields?.[PROJECTS_FIELD];
  if (typeof text !== 'string') return [];
  try {
    return z.array(Project).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The text of these projects, empty for none. */
export const projectsText = (projects: readonly Project[]): string =>
  projects.length > 0 ? JSON.stringify(projects) : '';

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

/** More goods in a kitchen: the same article adds up, new ones come behind. */
export const withGoods = (project: Project, kitchenId: string, more: readonly ReorderItem[]): Project =>
  inKitchen(project, kitchenId, (kitchen) => {
    const quantities = new Map(kitchen.items.map(({ productId, quantity }) => [productId, quantity]));
    for (const { productId, quantity } of more)
      quantities.set(productId, Math.min(MOST_PIECES, (quantities.get(productId) ?? 0) + quantity));
    const items = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
    return { ...kitchen, items: items.slice(0, kitchen.items.length + roomIn(project)) };
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
