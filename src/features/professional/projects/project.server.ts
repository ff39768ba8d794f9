import { randomUUID } from 'node:crypto';
import { ownForm } from '#features/account/own-form.server.ts';
import { saying } from '#features/account/said.ts';
import { type AtShopDoor, atShopDoor } from '#features/professional/door/door.server.ts';
import { quickItems } from '#features/professional/lists/quick-items.server.ts';
import { itemsFrom } from '#features/professional/lists/reorder-list.ts';
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
    if (done && 'goTo' in done) return done;
    return { ...(await projectView(asking, project)), ...NO_TROUBLE, ...done };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

const NO_TROUBLE: Trouble = { hasFailed: false, kitchen: '', typed: '', problems: [] };

type Done = { goTo: string } | Partial<Trouble> | undefined;

async function press(asking: Asking, customer: Customer, project: Project, form: ReadonlyMap<string, string>): Promise<Done> {
  const { locale } = asking;
  const [what = '', kitchen = ''] = (form.get('do') ?? '').split(':');
  const keep = async (change: (project: Project) => Project | null) => {
    await keepProjects(asking, customer, (projects) => afterProjectChange(projects, project.id, change));
    return { goTo: saying(paths.project(locale, project.id), 'project-saved') };
  };
  const save = () => keep((one) => withForm(one, form));
  const mine = withForm(project, form);
  try {
    switch (what) {
      case 'save':
        return await save();
      case 'kitchen': {
        const made = { id: randomUUID().slice(0, 8), name: form.get('kitchen') || wordsOf(locale, 'professional')('kitchen') };
        return await keep((one) => withKitchen(one, made));
      }
      case 'remove':
        return await keep((one) => withoutKitchen(one, kitchen));
      case 'add':
        return await add(asking, project, kitchen, form.get(`lines:${kitchen}`) ?? '', keep);
      case 'items':
        return await keep((one) => withGoods(one, form.get('kitchen') ?? '', itemsFrom(form.get('items'))));
      case 'cart':
        await save();
        await intoCart(asking, partsOf(mine));
        return { goTo: paths.cart(locale) };
      case 'quote':
        await save();
        return { goTo: await written(asking, partsOf(mine).map((part) => ({ ...part, note: noteOn(part) })), mine.name) };
      case 'delete':
        await keep(() => null);
        return { goTo: saying(paths.professional(locale, 'projects'), 'project-deleted') };
      default:
        return undefined;
    }
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 429].includes(error.status)) throw error;
    return { hasFailed: true };
  }
}

/** Rows that were typed or pasted into a kitchen: all of them, or none and why. */
async function add(
  asking: Asking,
  project: Project,
  kitchen: string,
  typed: string,
  keep: (change: (project: Project) => Project) => Promise<{ goTo: string }>,
): Promise<Done> {
  const found = await quickItems(asking, typed);
  if ('problems' in found) return { kitchen, typed, problems: found.problems };
  if (found.items.length > roomIn(project)) {
    const problem = wordsOf(asking.locale, 'professional')('projectFull', { count: roomIn(project) });
    return { kitchen, typed, problems: [problem] };
  }
  return keep((one) => withGoods(one, kitchen, found.items));
}
