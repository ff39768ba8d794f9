import { isLoggedIn } from '#features/session/session.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, readCustomer, readGroupRegistration } from '#store-api/contract/account.ts';
import { readSeoUrls } from '#store-api/contract/category.ts';
import { readContext } from '#store-api/contract/context.ts';
import {
  type Country,
  readCountries,
  readCountryStates,
  readSalutations,
  type Salutation,
} from '#store-api/contract/shop.ts';
import { goTo } from '#store-api/exits.ts';
import { noteMissing } from '#store-api/missing.server.ts';
import { siteUrl } from '#store-api/server.ts';
import { KEEP_MS } from '#store-api/shared.server.ts';
import { isOwnForm } from '#values/http.ts';
import { firstSigns } from '#values/text.ts';
import { homeFirst, offered, WITH_STATES } from './address/address-form.ts';
import { professionalsName } from './trades.content.ts';

/** Lets only customers in; everybody else logs in and comes back to where they were. @throws {Redirect} */
export async function requireCustomer(storeContext: StoreContext, url: URL): Promise<Customer> {
  const customer = await customerOf(storeContext);
  if (customer) return customer;
  const wished = new URL(url);
  wished.searchParams.delete('said');
  return goTo(paths.login(storeContext.locale, wished.pathname + wished.search));
}

/** The customer of this session, `undefined` when it is a guest's or nobody's. @throws when the store can't tell */
export async function customerOf(storeContext: StoreContext): Promise<Customer | undefined> {
  try {
    const customer = await callStore(storeContext, readCustomer, { body: {} });
    return isLoggedIn(customer) ? customer : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}

/** Options of the form. */
type Places = { countries: Country[]; salutations: Salutation[] };

/** Countries that are delivered to, the shop's own before the others, with the states that one has to choose from, and forms of address. */
export async function readPlaces(locale: Locale): Promise<Places> {
  const [{ salesChannel }, countries, salutations] = await Promise.all([
    callStore({ locale }, readContext, { keepMs: KEEP_MS }),
    askAll({ locale }, readCountries, WITH_STATES, { keepMs: KEEP_MS }),
    callStore({ locale }, readSalutations, { body: {}, keepMs: KEEP_MS }),
  ]);
  const askStates = (countryId: string) =>
    callStore({ locale }, readCountryStates, { path: { countryId }, body: {}, keepMs: KEEP_MS });
  const inOrder = await offered(countries, askStates);
  return { countries: homeFirst(inOrder, salesChannel.countryId), salutations: salutations.elements };
}

/**
 * Id of the group of professionals, found by the name that content gives it; `undefined` where the store takes no
 * applications for a group of that name.
 */
export async function groupIdOf({ locale }: StoreContext, key: string | null): Promise<string | undefined> {
  const name = key === 'professional' ? await professionalsName() : undefined;
  if (!name) return undefined;
  const filter = [
    { type: 'equals', field: 'routeName', value: 'frontend.account.customer-group-registration.page' },
    { type: 'equals', field: 'isCanonical', value: true },
  ];
  const urls = await askAll({ locale }, readSeoUrls, { filter }, { keepMs: KEEP_MS });
  const ids = [...new Set(urls.map(({ foreignKey }) => foreignKey))];
  const groups = await Promise.all(ids.map((id) => openGroup(locale, id)));
  const group = groups.find((one) => one?.name && Object.values(name).includes(one.name));
  if (!group) noteMissing('customer group', name.de);
  return group?.id;
}

/** A group that takes applications; the address of one that no longer does stays behind. */
async function openGroup(locale: Locale, id: string) {
  try {
    return await callStore({ locale }, readGroupRegistration, { path: { id }, keepMs: KEEP_MS });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** The fields of a form of this shop; one that another site has sent is read as empty. Of each field `most` characters are read. */
export async function ownForm(request: Request, most = 254): Promise<Map<string, string>> {
  if (!isOwnForm(request, siteUrl)) return new Map();
  const form = await request.formData().catch(() => new FormData());
  return new Map([...form].map(([name, value]) => [name, firstSigns(String(value), most)]));
}
