import { neutralSalutation } from '#features/account/form/salutation.ts';
import { formWords } from '#features/account/form/words.server.ts';
import { type AtDoor, atDoor } from '#features/account/guard.server.ts';
import { readPlaces } from '#features/account/places.server.ts';
import { saying } from '#features/account/said.ts';
import { ADDRESS_WORDS } from '#features/account/words.ts';
import { accountAddress, checkout } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Asking } from '#store-api/ask.server.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';
import { addressForm } from './address-form.ts';
import { addressesOf } from './addresses.server.ts';

const UNKNOWN: { trouble: Trouble } = { trouble: { status: 404, retryAfterSeconds: 0 } };

/** The form of one address: `new`, or one of the customer's own. Anybody else's is unknown. */
export async function editAddress(asking: Asking, id: string | undefined, url: URL) {
  const door: AtDoor = await atDoor(asking, url);
  if (!('customer' in door)) return door;
  try {
    const [places, addresses] = await Promise.all([readPlaces(asking.locale), addressesOf(asking)]);
    const known = addresses.find((address) => address.id === id);
    if (!known && id !== 'new') return UNKNOWN;
    const list = accountAddress(asking.locale);
    const buying = url.searchParams.get('for') === 'checkout' && checkout(asking.locale);
    const home = door.customer.defaultShippingAddress?.countryId ?? places.countries[0]?.id ?? '';
    return {
      title: wordsOf(asking.locale, 'account')(known ? 'addressEdit' : 'addressNew'),
      form: {
        ...places,
        ...{
          words: formWords(asking.locale, ADDRESS_WORDS),
          start: addressForm(known, home, neutralSalutation(places.salutations)),
          id: known?.id,
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
