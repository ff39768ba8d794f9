import { useStore } from '@nanostores/react';
import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { pauseOf } from '#features/session/problems.ts';
import type { Locale } from '#i18n/locales.ts';
import { toFirstWrong } from '#ui/first-wrong.ts';
import { checkout } from './checkout.store.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { goOn } from './order/onwards.store.ts';
import { showRefusals } from './use-checkout-form.ts';
import type { CheckoutWords } from './words.ts';

interface PlacingPlan {
  form: UseFormReturn<CheckoutForm>;
  words: CheckoutWords;
  locale: Locale;
  /** Stands above the form, with everything that is wrong. */
  top: RefObject<HTMLElement | null>;
  /** Nothing is sent, so there is one address. */
  isVirtual: boolean;
}

export type Placing = ReturnType<typeof usePlacing>;

/** The press on the button: orders, and goes on to the payment or to the page of the order, or says what is wrong. */
export function usePlacing({ form, words, locale, top, isVirtual }: PlacingPlan) {
  const order = useStore(checkout.$order);
  const [isRefused, setRefused] = useState(false);

  const showWrong = () => toFirstWrong(top);

  async function place(values: CheckoutForm) {
    setRefused(false);
    const placed = await checkout.order(isVirtual ? { ...values, billingSame: true } : values);
    if (placed) return goOn(placed, locale);
    setRefused(!showRefusals(form, words, checkout.$order.get().error));
    showWrong();
  }

  const refusal = isRefused ? order.error : undefined;
  return {
    submit: form.handleSubmit(place, showWrong),
    /** Why the order was not placed, where no field is to blame. */
    refusal,
    /** The store takes nothing for some seconds; `orderAgain` says that they are over. */
    isWaiting: pauseOf(refusal) > 0,
    orderAgain: () => setRefused(false),
    isBusy: form.formState.isSubmitting || order.state === 'pending' || order.state === 'success',
  };
}
