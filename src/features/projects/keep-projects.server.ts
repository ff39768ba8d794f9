import { changeKept } from '#features/professional/kept/change-kept.server.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { PROJECTS_FIELD, type Project, projectsAfter } from './projects.ts';

/** Changes a customer's projects at the store. @throws {ApiError} */
export const keepProjects = (
  storeContext: StoreContext,
  customer: Customer,
  change: (projects: Project[]) => readonly Project[],
): Promise<void> => changeKept(storeContext, customer, PROJECTS_FIELD, (fields) => projectsAfter(fields, change));
