import type { UseFormReturn } from 'react-hook-form';
import { cart } from '#features/cart/cart.store.ts';
import { applyCode } from '#features/cart/use-cart-view.ts';
import { notify } from '#features/notifications/notifications.store.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { checkout } from './checkout.store.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { CheckoutWords } from './words.server.ts';

interface Chooser {
  form: UseFormReturn<CheckoutForm>;
  words: CheckoutWords;
  countries: readonly Country[];
  /** A customer's country is that of the address, which the server knows once it is in the book. */
  isCustomer: boolean;
}

/** What can be chosen beside the questions: another country, a code, to be forgotten. */
export function choicesOf({ form, words, countries, isCustomer }: Chooser) {
  async function chooseCountry(countryId: string): Promise<void> {
    form.setValue('shipping.countryId', countryId);
    form.clearErrors('shipping.countryStateId'); // the other country may ask for none
    if (isCustomer) return;
    await checkout.choose({ countryId });
    const country = countries.find(({ id }) => id === countryId);
    if (checkout.$failure.get() || !country) return;
    notify({
      type: 'success',
      message: formatMessage(words.common, 'countryChanged', { country: country.name ?? '' }),
    });
  }

  /** Answers with what is wrong with the code. */
  async function enterCode(code: string): Promise<string | undefined> {
    const problem = await applyCode(code, { ...words.cart, ...words.connection });
    await checkout.checkAgain();
    return problem;
  }

  async function removeCode(lineId: string): Promise<void> {
    await cart.removeLine(lineId);
    await checkout.checkAgain();
  }

  async function resetGuest(): Promise<void> {
    if (await checkout.resetGuest())
      notify({ type: 'success', message: formatMessage(words.account, 'guestResetDone') });
  }

  return { chooseCountry, enterCode, removeCode, resetGuest };
}
