import { randomUUID } from 'node:crypto';
import { saying } from '#features/account/flash.ts';
import { ownForm } from '#features/account/require-customer.server.ts';
import { requireProfessional } from '#features/professional/access/apply.server.ts';
import { changeKept } from '#features/professional/kept/change-kept.server.ts';
import { nameFrom } from '#features/professional/kept/reorder-list.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { goTo } from '#store-api/exits.ts';
import { MOST_PROJECTS, PROJECTS_FIELD, type Project, projectsAfter, projectsIn } from './projects.ts';

/** All projects, in words. `isFull`: there is no room for another. */
export type ProjectsPage = {
  projects: { name: string; href: string; size: string }[];
  isFull: boolean;
  hasFailed: boolean;
};

/** A professional's projects, after a new one was asked for. */
export async function projectsPage(storeContext: StoreContext, request: Request, url: URL): Promise<ProjectsPage> {
  const customer = await requireProfessional(storeContext, url);
  const form = await ownForm(request);
  const isWanted = form.get('do') === 'new';
  if (isWanted) await make(storeContext, customer, form.get('name') ?? '');
  return compose(storeContext, customer, isWanted);
}

/** Goes to a new project with a first kitchen, unless there is no room for it or the store refuses. */
async function make(storeContext: StoreContext, customer: Customer, typed: string): Promise<void> {
  const t = wordsOf(storeContext.locale, 'professional');
  const id = randomUUID().slice(0, 8);
  const kitchen = { id: randomUUID().slice(0, 8), name: t('kitchenFirst'), items: [] };
  const project = { id, name: nameFrom(typed) || t('project'), kitchens: [kitchen] };
  let hasRoom = true;
  try {
    await keepProjects(storeContext, customer, (projects) => {
      hasRoom = projects.length < MOST_PROJECTS;
      return hasRoom ? [project, ...projects] : projects;
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return;
  }
  if (hasRoom) goTo(saying(paths.project(storeContext.locale, id), 'project-saved'));
}

function compose({ locale }: StoreContext, { customFields }: Customer, hasFailed: boolean): ProjectsPage {
  const t = wordsOf(locale, 'professional');
  const all = projectsIn(customFields);
  const projects = all.map(({ id, name, kitchens }) => ({
    ...{ name, href: paths.project(locale, id) },
    size: t('kitchens', { count: kitchens.length }),
  }));
  return { projects, isFull: all.length >= MOST_PROJECTS, hasFailed };
}

/** Changes a customer's projects at the store. @throws {ApiError} */
export const keepProjects = (
  storeContext: StoreContext,
  customer: Customer,
  change: (projects: Project[]) => readonly Project[],
): Promise<void> => changeKept(storeContext, customer, PROJECTS_FIELD, (fields) => projectsAfter(fields, change));
