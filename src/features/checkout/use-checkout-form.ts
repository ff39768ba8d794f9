import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { hasDownload, isVirtual } from '#features/cart/cart.ts';
import { fieldMessage, fieldProblems, pauseOf } from '#features/session/problems.ts';
import { isCustomerSession, isGuestSession } from '#features/session/session.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Context } from '#store-api/contract/context.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { toFirstWrong } from '#ui/first-wrong.ts';
import { checkout, type Places } from './checkout.store.ts';
import {
  asCustomer,
  type CheckoutForm,
  type CheckoutSchemaOptions,
  checkoutSchema,
  emptyForm,
  withOwnStates,
} from './checkout-form.ts';
import { keepDraft, readDraft } from './draft.store.ts';
import { FROM_SERVER, isField, labelOf } from './form-errors.ts';
import { goOn } from './order/onwards.store.ts';
import { formField, formOf } from './registration.ts';
import type { CheckoutWords } from './words.server.ts';

/** The form of the checkout: filled with what is known, kept through a reload, checked by its rules. */
export function useCheckoutForm(context: Context, places: Places, cart: Cart): UseFormReturn<CheckoutForm> {
  const [start] = useState(() => startOf(context, places));
  const [now] = useState(() => new Date());
  const { customer } = context;
  const { countries } = places;
  const isCustomer = isCustomerSession(customer);
  const schemaOptions: CheckoutSchemaOptions = {
    ...{ countries, isCustomer, now },
    ...{ isVirtual: isVirtual(cart), needsWaiver: hasDownload(cart) },
  };
  const form = useForm<CheckoutForm>({
    defaultValues: start,
    // the schema is built when it is needed, not with every stroke
    resolver: (...form) =>
      (zodResolver(checkoutSchema(schemaOptions), undefined, { raw: true }) as unknown as Resolver<CheckoutForm>)(
        ...form,
      ),
    shouldFocusError: false,
  });

  const accountId = isCustomer ? customer?.id : undefined;
  const before = useRef(accountId);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(form, values, countries, accountId),
      }),
    [form, accountId, countries],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the form began with, later choices are the shopper's
  useEffect(() => {
    const { countryId } = start.shipping;
    if (!customer && countryId && countryId !== context.shippingLocation.country.id) checkout.choose({ countryId });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody else is here, by a login above the form or in another tab
  useEffect(() => {
    const isOther = before.current && before.current !== accountId;
    before.current = accountId;
    if (isOther) form.reset(startOf(context, places));
    else if (accountId && customer) form.reset(asCustomer(form.getValues(), customer));
  }, [accountId]);

  return form;
}

/** What was filled in before, by a draft or by a guest's registration; else empty, in the country of the session. */
function startOf(context: Context, { countries, salutations }: Places): CheckoutForm {
  const { customer } = context;
  const account = customer && isCustomerSession(customer) ? customer : undefined;
  const form = readDraft(account?.id) ?? (customer && isGuestSession(customer) ? formOf(customer) : emptyForm());
  const home = countries.find(({ id }) => id === context.shippingLocation.country.id) ?? countries[0];
  const isServed = (id: string) => countries.some((country) => country.id === id);
  const inCountry = <Part extends { countryId: string }>(part: Part): Part =>
    isServed(part.countryId) ? part : { ...part, countryId: home?.id ?? '' };
  const unspoken = salutations.find(({ salutationKey }) => salutationKey === 'not_specified') ?? salutations[0];
  const start = {
    ...form,
    salutationId: form.salutationId || (unspoken?.id ?? ''),
    shipping: inCountry(form.shipping),
    billing: inCountry(form.billing),
  };
  const cleanedStart = withOwnStates(start, countries);
  return account ? asCustomer(cleanedStart, account) : cleanedStart;
}

/** Keeps what was filled in. A state goes with the country that was chosen before, in whichever way it was changed. */
function keep(
  form: UseFormReturn<CheckoutForm>,
  values: CheckoutForm,
  countries: readonly Country[],
  owner: string | undefined,
) {
  const cleanedValues = withOwnStates(values, countries);
  for (const part of ['shipping', 'billing'] as const)
    if (cleanedValues[part] !== values[part]) form.setValue(`${part}.countryStateId`, '');
  keepDraft(cleanedValues, owner);
}

/** Puts what the server refused to its fields. Answers whether there was such a field. */
export function showRefusals(form: UseFormReturn<CheckoutForm>, words: CheckoutWords, error: unknown): boolean {
  let isAny = false;
  for (const problem of fieldProblems(error)) {
    const field = formField(problem.field, form.getValues());
    if (!isField(field)) continue;
    const message = fieldMessage(words.validation, problem, labelOf(words, field));
    form.setError(field, { type: FROM_SERVER, message });
    isAny = true;
  }
  return isAny;
}

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
