import { accountAddress, checkout } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { saying } from '../flash.ts';
import { neutralSalutation } from '../form/salutation.ts';
import { formWords } from '../form/words.server.ts';
import { readPlaces } from '../places.server.ts';
import { type CustomerAccess, requireCustomer } from '../require-customer.server.ts';
import { ADDRESS_WORDS } from '../words.ts';
import { addressForm } from './address-form.ts';
import { addressesOf } from './addresses.server.ts';

const UNKNOWN: { trouble: Trouble } = { trouble: { status: 404, retryAfterSeconds: 0 } };

/** The form of one address: `new`, or one of the customer's own. Anybody else's is unknown. */
export async function editAddress(storeContext: StoreContext, id: string | undefined, url: URL) {
  const access: CustomerAccess = await requireCustomer(storeContext, url);
  if (!('customer' in access)) return access;
  try {
    const [places, addresses] = await Promise.all([readPlaces(storeContext.locale), addressesOf(storeContext)]);
    const existing = addresses.find((address) => address.id === id);
    if (!existing && id !== 'new') return UNKNOWN;
    const list = accountAddress(storeContext.locale);
    const buying = url.searchParams.get('for') === 'checkout' && checkout(storeContext.locale);
    const home = access.customer.defaultShippingAddress?.countryId ?? places.countries[0]?.id ?? '';
    return {
      title: wordsOf(storeContext.locale, 'account')(existing ? 'addressEdit' : 'addressNew'),
      form: {
        ...places,
        ...{
          words: formWords(storeContext.locale, ADDRESS_WORDS),
          start: addressForm(existing, home, neutralSalutation(places.salutations)),
          id: existing?.id,
        },
        ...{ listHref: buying || list, savedHref: buying || saying(list, 'address-saved') },
      },
    };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}
