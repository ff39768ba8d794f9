import { randomUUID } from 'node:crypto';
import { ownForm } from '#features/account/own-form.server.ts';
import { saying } from '#features/account/said.ts';
import { type AtShopDoor, atShopDoor } from '#features/professional/door/door.server.ts';
import { quickItems } from '#features/professional/lists/quick-items.server.ts';
import { itemsFrom, type ReorderItem } from '#features/professional/lists/reorder-list.ts';
import { written } from '#features/professional/quotes/quotes.server.ts';
import { intoCart } from '#features/professional/rows/into-cart.server.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Asking } from '#store-api/ask.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { keepProjects } from './keep-projects.server.ts';
import { noteOn } from './parts-list.ts';
import { type ProjectView, projectView } from './project-view.server.ts';
import {
  afterProjectChange,
  type Project,
  partsOf,
  projectsIn,
  roomIn,
  withForm,
  withGoods,
  withKitchen,
  withoutKitchen,
} from './projects.ts';

/** One project; `problems` are those of rows that were not understood, `kitchen` where they were typed. */
export type ProjectPage = ProjectView & Trouble;
type Trouble = { hasFailed: boolean; kitchen: string; typed: string; problems: string[] };

/** Longest field of the form, in characters: the rows of a kitchen. */
const MOST_TYPED = 20_000;

/** A professional's own project, after what a button of the page asked for. One that is nobody's, or somebody else's, is 404. */
export async function projectPage(
  asking: Asking,
  id: string,
  request: Request,
  url: URL,
): Promise<AtShopDoor | { goTo: string } | ProjectPage> {
  const door = await atShopDoor(asking, url);
  if (!('customer' in door)) return door;
  const project = projectsIn(door.customer.customFields).find((one) => one.id === id);
  if (!project) return { trouble: { status: 404, retryAfterSeconds: 0 } };
  try {
    const done = await press(asking, door.customer, project, await ownForm(request, MOST_TYPED));
    if ('goTo' in done) return done;
    return { ...NO_TROUBLE, ...done, ...(await projectView(asking, done.project)) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

const NO_TROUBLE: Trouble = { hasFailed: false, kitchen: '', typed: '', problems: [] };

/** Where it goes on, or what the page shows: the project, and what was wrong. */
type Done = { goTo: string } | ({ project: Project } & Partial<Trouble>);

/** Whichever button was pressed: what was typed into the form is kept. */
async function press(
  asking: Asking,
  customer: Customer,
  project: Project,
  form: ReadonlyMap<string, string>,
): Promise<Done> {
  const [what = '', kitchen = ''] = (form.get('do') ?? '').split(':');
  if (what === '') return { project };
  const keep = (change: (project: Project) => Project | null) =>
    keepProjects(asking, customer, (projects) => afterProjectChange(projects, project.id, change));
  try {
    if (what === 'delete') {
      await keep(() => null);
      return { goTo: saying(paths.professional(asking.locale, 'projects'), 'project-deleted') };
    }
    const typed = what === 'items' ? itemsOfTool(form) : await typedRows(asking, project, form);
    const made = newKitchen(asking, form, what);
    const change = (one: Project): Project => {
      const written = made ? withKitchen(withForm(one, form), made) : withForm(one, form);
      const kept = what === 'remove' ? withoutKitchen(written, kitchen) : written;
      return typed.rows.reduce((all, { id, items }) => withGoods(all, id, items), kept);
    };
    await keep(change);
    const mine = change(project);
    return typed.trouble ? { project: mine, ...typed.trouble } : { goTo: await goOn(asking, mine, what) };
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 429].includes(error.status)) throw error;
    return { project: withForm(project, form), hasFailed: true };
  }
}

/** Where the button leads once everything is kept. @throws {ApiError} when the cart or the quote refuses */
async function goOn(asking: Asking, project: Project, what: string): Promise<string> {
  const parts = partsOf(project);
  if (what === 'quote') {
    const lines = parts.map((part) => ({ ...part, note: noteOn(part) }));
    return written(asking, lines, project.name);
  }
  if (what !== 'cart') return saying(paths.project(asking.locale, project.id), 'project-saved');
  await intoCart(asking, parts);
  return paths.cart(asking.locale);
}

/** A kitchen that was asked for by its button, or by a name in its field. */
function newKitchen({ locale }: Asking, form: ReadonlyMap<string, string>, what: string) {
  const name = what === 'items' ? '' : (form.get('kitchen')?.trim() ?? '');
  if (name === '' && what !== 'kitchen') return undefined;
  return { id: randomUUID().slice(0, 8), name: name || wordsOf(locale, 'professional')('kitchen') };
}

/** Rows for kitchens, and why those of one were not taken. */
type Typed = { rows: { id: string; items: ReorderItem[] }[]; trouble?: Partial<Trouble> };

/** What another tool puts into a kitchen. */
const itemsOfTool = (form: ReadonlyMap<string, string>): Typed => ({
  rows: [{ id: form.get('kitchen') ?? '', items: itemsFrom(form.get('items')) }],
});

/** Rows that were typed or pasted into kitchens: of each all, or none and why. */
async function typedRows(asking: Asking, project: Project, form: ReadonlyMap<string, string>): Promise<Typed> {
  const read: Typed = { rows: [] };
  for (const { id } of project.kitchens) {
    const typed = form.get(`lines:${id}`)?.trim() ?? '';
    if (typed === '') continue;
    const found = await quickItems(asking, typed);
    const problems = 'problems' in found ? found.problems : tooMany(asking, project, found.items.length);
    if (problems.length > 0 || 'problems' in found) read.trouble ??= { kitchen: id, typed, problems };
    else read.rows.push({ id, items: found.items });
  }
  return read;
}

function tooMany({ locale }: Asking, project: Project, rows: number): string[] {
  const room = roomIn(project);
  return rows > room ? [wordsOf(locale, 'professional')('projectFull', { count: room })] : [];
}
