import { ownForm } from '#features/account/own-form.server.ts';
import { groupIdOf } from '#features/account/professional.server.ts';
import { saying } from '#features/account/said.ts';
import { professional } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { type Customer, changeProfile, readCustomer } from '#store-api/contract/account.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { type AtShopDoor, atShopDoor } from './door.server.ts';

/** What somebody has typed who applies, and why it was not taken: by the field that was refused, or at all. */
export type Application = { company: string; vatId: string; refused?: 'company' | 'vatId' | 'all' };

/** The entrance of the professionals' shop, after an application of somebody who has an account already. */
export async function entrancePage(
  asking: Asking,
  request: Request,
  url: URL,
): Promise<AtShopDoor | { goTo: string } | { stranger: Customer; isApplying: false; application: Application }> {
  const door = await atShopDoor(asking, url);
  if (!('stranger' in door) || door.isApplying) return door;
  const form = await ownForm(request);
  if (form.get('do') !== 'apply') return door;
  const application = { company: form.get('company')?.trim() ?? '', vatId: form.get('vatId')?.trim() ?? '' };
  try {
    const refused = await apply(asking, door.stranger, application);
    if (!refused) return { goTo: saying(professional(asking.locale), 'applied') };
    return { stranger: door.stranger, isApplying: false, application: { ...application, refused } };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}

/** Sends the application. Answers what was refused; a store that lets only new customers apply refuses all of it. */
async function apply(
  asking: Asking,
  { firstName, lastName }: Customer,
  { company, vatId }: Application,
): Promise<Application['refused']> {
  const requestedGroupId = await groupIdOf(asking, 'professional');
  if (!requestedGroupId) return 'all';
  if (company === '') return 'company';
  const business = { accountType: 'business' as const, company, vatIds: vatId ? [vatId] : [] };
  try {
    await ask(asking, changeProfile, { body: { firstName, lastName, ...business, requestedGroupId } });
    const customer = await ask(asking, readCustomer, { body: {} });
    return customer.requestedGroupId || customer.groupId === requestedGroupId ? undefined : 'all';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return error.details.errors.some(({ source }) => source?.pointer?.startsWith('/vatIds')) ? 'vatId' : 'all';
  }
}
