import { randomUUID } from 'node:crypto';
import { saying } from '#features/account/flash.ts';
import { ownForm } from '#features/account/own-form.server.ts';
import { intoCart } from '#features/cart/flash/into-cart.server.ts';
import { MOST_TYPED } from '#features/lists/quick-items.server.ts';
import {
  type ProfessionalAccess,
  requireProfessional,
} from '#features/professional/access/require-professional.server.ts';
import { refusalOf } from '#features/professional/kept/refusal.ts';
import { written } from '#features/quotes/quotes.server.ts';
import { whyNoQuote } from '#features/quotes/why-no-quote.server.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { keepProjects } from './keep-projects.server.ts';
import { noteOn } from './parts-list.ts';
import { type ProjectView, projectView } from './project-view.server.ts';
import {
  afterProjectChange,
  type Filled,
  type Project,
  partsOf,
  projectsIn,
  withForm,
  withKitchen,
  withoutKitchen,
  withRows,
} from './projects.ts';
import { itemsOfTool, type RowsTrouble, typedAgain, typedRows, withoutRoom } from './typed-rows.server.ts';

/** One project; `failed` says what the store refused, `troubles` by kitchen what was typed there and not taken. */
export type ProjectPage = ProjectView & Trouble;
type Trouble = { failed: string; troubles: Readonly<Record<string, RowsTrouble>> };

/** A professional's own project, after what a button of the page asked for. One that is nobody's, or somebody else's, is 404. */
export async function projectPage(
  storeContext: StoreContext,
  id: string,
  request: Request,
  url: URL,
): Promise<ProfessionalAccess | { goTo: string } | ProjectPage> {
  const access = await requireProfessional(storeContext, url);
  if (!('customer' in access)) return access;
  const project = projectsIn(access.customer.customFields).find((one) => one.id === id);
  if (!project) return { trouble: { status: 404, retryAfterSeconds: 0 } };
  try {
    const done = await press(storeContext, access.customer, project, await ownForm(request, MOST_TYPED));
    if ('goTo' in done) return done;
    return { ...NO_TROUBLE, ...done, ...(await projectView(storeContext, done.project, done.kept)) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

const NO_TROUBLE: Trouble = { failed: '', troubles: {} };

/** Where it goes on, or what the page shows: the project, and what was wrong. */
type Done = { goTo: string } | ({ project: Project; kept?: Project } & Partial<Trouble>);

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
      await keepProjects(storeContext, customer, (projects) => afterProjectChange(projects, project.id, () => null));
      return { goTo: saying(paths.professional(storeContext.locale, 'projects'), 'project-deleted') };
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
    afterProjectChange(projects, project.id, (one) => {
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
      return { goTo: await written(storeContext, lines, project.name) };
    }
    if (what !== 'cart') return { goTo: saying(paths.project(storeContext.locale, project.id), 'project-saved') };
    return { goTo: await intoCart(storeContext, parts) };
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
