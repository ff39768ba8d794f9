import { isLocale, LOCALES, type Locale } from '#i18n/locales.ts';
import { accountProfile, login } from '#i18n/paths.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, languageId, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, changeLanguage, deleteCustomer } from '#store-api/contract/account.ts';
import { goTo } from '#store-api/exits.ts';
import { shopNow } from '#store-api/now.server.ts';
import { type Saying, saying } from '../flash.ts';
import { formWords } from '../form/words.server.ts';
import { ownForm, readPlaces, requireCustomer } from '../require-customer.server.ts';
import { PROFILE_WORDS } from '../words.ts';
import { isBusiness, profileForm } from './profile-form.ts';

/** The profile, after what a button of the page asked for. */
export async function profilePage(storeContext: StoreContext, request: Request, url: URL) {
  const customer = await requireCustomer(storeContext, url);
  const hasFailed = await press(storeContext, request);
  return { ...(await compose(storeContext.locale, customer)), hasFailed };
}

async function compose(locale: Locale, customer: Customer) {
  const { salutations } = await readPlaces(locale);
  const words = formWords(locale, PROFILE_WORDS);
  const saved = (what: Saying) => saying(accountProfile(locale), what);
  const ids = await Promise.all(LOCALES.map(async ({ code, name }) => ({ code, name, id: await languageId(code) })));
  return {
    email: customer.email,
    languages: ids.map(({ code, name, id }) => ({ code, name, isChosen: id === customer.languageId })),
    person: {
      ...{ words, salutations, start: profileForm(customer), hasCompany: isBusiness(customer) },
      ...{ savedHref: saved('profile-saved'), now: shopNow().toISOString() },
    },
    address: { words, savedHref: saved('email-changed') },
    password: { words, savedHref: saved('password-changed') },
  };
}

/** Does what a button asks for (another language for mails, or the end of the account); true where it failed. */
async function press(storeContext: StoreContext, request: Request): Promise<boolean> {
  const form = await ownForm(request);
  const { locale } = storeContext;
  try {
    if (form.get('do') === 'language') {
      const code = form.get('language') ?? '';
      if (!isLocale(code)) return true;
      await callStore(storeContext, changeLanguage, { body: { languageId: await languageId(code) } });
      goTo(saying(accountProfile(locale), 'language-changed'));
    }
    if (form.get('do') !== 'delete') return false;
    await callStore(storeContext, deleteCustomer);
    return goTo(saying(login(locale), 'deleted'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('The profile could not be changed.', error);
    return true;
  }
}
