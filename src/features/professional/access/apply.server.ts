// An existing customer applies as a professional with `change-profile` and `requestedGroupId`, not with a second
// account.
import { saying } from '#features/account/flash.ts';
import { groupIdOf, ownForm, requireCustomer } from '#features/account/require-customer.server.ts';
import { readTrades } from '#features/account/trades.content.ts';
import { professional } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, changeProfile, readCustomer } from '#store-api/contract/account.ts';
import { readContext } from '#store-api/contract/context.ts';
import { goTo } from '#store-api/exits.ts';

/** What somebody has typed who applies, and why it was not taken: by the field that was refused, or at all. */
type Application = {
  /** Id of the trade. */
  trade: string;
  company: string;
  vatId: string;
  refused?: 'trade' | 'company' | 'vatId' | 'all';
};

/** A customer who is no professional, or not yet, and what became of their application. */
export type Stranger = { stranger: Customer; isApplying: boolean; application?: Application };

/** Who is at the entrance of the professionals' shop, after an application; undefined for professionals. */
export async function strangerAt(
  storeContext: StoreContext,
  request: Request,
  url: URL,
): Promise<Stranger | undefined> {
  const stranger = await requireCustomer(storeContext, url);
  if (await isProfessional(storeContext)) return undefined;
  const { requestedGroupId, groupId } = stranger;
  const isApplying = Boolean(requestedGroupId) && requestedGroupId !== groupId;
  const form = await ownForm(request);
  if (isApplying || form.get('do') !== 'apply') return { stranger, isApplying };
  const typed = (name: string) => form.get(name)?.trim() ?? '';
  const application = { trade: typed('trade'), company: typed('company'), vatId: typed('vatId') };
  const refused = await apply(storeContext, stranger, application);
  if (!refused) goTo(saying(professional(storeContext.locale), 'applied'));
  return { stranger, isApplying, application: { ...application, refused } };
}

/** Sends the application. Answers what was refused; a store that lets only new customers apply refuses all of it. */
async function apply(
  storeContext: StoreContext,
  { firstName, lastName }: Customer,
  { trade, company, vatId }: Application,
): Promise<Application['refused']> {
  const requestedGroupId = await groupIdOf(storeContext, 'professional');
  if (!requestedGroupId) return 'all';
  const trades = await readTrades(storeContext.locale);
  const isKnown = trades.some(({ id }) => id === trade);
  if (trades.length > 0 && !isKnown) return 'trade';
  if (company === '') return 'company';
  const business = {
    ...{ accountType: 'business' as const, company, vatIds: vatId ? [vatId] : [] },
    ...(isKnown && { customFields: { hof_trade: trade } }),
  };
  try {
    await callStore(storeContext, changeProfile, { body: { firstName, lastName, ...business, requestedGroupId } });
    const customer = await callStore(storeContext, readCustomer, { body: {} });
    return customer.requestedGroupId || customer.groupId === requestedGroupId ? undefined : 'all';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const isRefused = (pointer: string) =>
      error.details.errors.some(({ source }) => source?.pointer?.startsWith(pointer));
    return isRefused('/customFields/hof_trade') ? 'trade' : isRefused('/vatIds') ? 'vatId' : 'all';
  }
}

/** The trade that somebody has named before, as an id. */
export const tradeOf = ({ customFields }: Customer): string => {
  const trade = customFields?.hof_trade;
  return typeof trade === 'string' ? trade : '';
};

/** Lets professionals in; everybody else is told at the entrance how one becomes one. @throws {Redirect} */
export async function requireProfessional(storeContext: StoreContext, url: URL): Promise<Customer> {
  const customer = await requireCustomer(storeContext, url);
  if (await isProfessional(storeContext)) return customer;
  const flash = url.searchParams.get('said');
  const query = flash ? `?${new URLSearchParams({ said: flash })}` : '';
  return goTo(professional(storeContext.locale) + query);
}

/** The session shows them net prices. */
const isProfessional = async (storeContext: StoreContext): Promise<boolean> =>
  (await callStore(storeContext, readContext)).context.taxState === 'net';
