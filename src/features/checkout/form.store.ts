import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { fieldProblems, tellField } from '#features/session/problems.ts';
import type { Context } from '#store-api/contract/context.ts';
import { checkout, type Places } from './checkout.store.ts';
import { type CheckoutForm, checkoutSchema, emptyForm, type FormFacts } from './checkout-form.ts';
import { keepDraft, readDraft } from './draft.store.ts';
import { FROM_SERVER, isField, labelOf } from './form-errors.ts';
import { formField, formOf } from './registration.ts';
import type { CheckoutWords } from './words.ts';

/** The form of the checkout: filled with what is known, kept through a reload, checked by its rules. */
export function useCheckoutForm(context: Context, places: Places, facts: FormFacts): UseFormReturn<CheckoutForm> {
  const [start] = useState(() => startOf(context, places));
  const form = useForm<CheckoutForm>({
    defaultValues: start,
    resolver: zodResolver(checkoutSchema(facts), undefined, { raw: true }) as Resolver<CheckoutForm>,
    shouldFocusError: false,
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the form began with, later choices are the shopper's
  useEffect(() => {
    const { countryId } = start.shipping;
    if (!context.customer && countryId && countryId !== context.shippingLocation.country.id)
      checkout.choose({ countryId });
  }, []);

  return form;
}

/** What was filled in before, by a draft or by a guest's registration; else empty, in the country of the session. */
function startOf(context: Context, { countries, salutations }: Places): CheckoutForm {
  const form = readDraft() ?? (context.customer ? formOf(context.customer) : emptyForm());
  const home = countries.find(({ id }) => id === context.shippingLocation.country.id) ?? countries[0];
  const isServed = (id: string) => countries.some((country) => country.id === id);
  const inCountry = <Part extends { countryId: string }>(part: Part): Part =>
    isServed(part.countryId) ? part : { ...part, countryId: home?.id ?? '' };
  const unspoken = salutations.find(({ salutationKey }) => salutationKey === 'not_specified') ?? salutations[0];
  return {
    ...form,
    salutationId: form.salutationId || (unspoken?.id ?? ''),
    shipping: inCountry(form.shipping),
    billing: inCountry(form.billing),
  };
}

/** Puts what the server refused to its fields (E9). Answers whether there was such a field. */
export function showRefusals(form: UseFormReturn<CheckoutForm>, words: CheckoutWords, error: unknown): boolean {
  let isAny = false;
  for (const problem of fieldProblems(error)) {
    const field = formField(problem.field, form.getValues());
    if (!isField(field)) continue;
    const message = tellField(words.validation, problem, labelOf(words, field));
    form.setError(field, { type: FROM_SERVER, message });
    isAny = true;
  }
  return isAny;
}
