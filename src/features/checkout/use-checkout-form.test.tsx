// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCart } from '#features/cart/a-cart.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Context } from '#store-api/contract/context.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';
import { keepDraft, readDraft } from './draft.store.ts';
import { ErrorSummary } from './steps/Problems.tsx';
import { showRefusals, useCheckoutForm } from './use-checkout-form.ts';
import { BillingFields, ShippingFields } from './where/WhereStep.tsx';
import { checkoutWords } from './words.server.ts';

vi.mock('./checkout.store.ts', () => ({ checkout: { choose: () => {} } }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = checkoutWords('de');
const cart = aCart().with('10-104', 1).cart;
const states = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));
/** One country that insists on a state, one that asks for it, one that does neither. */
const countries = [
  { id: 'CH', name: 'Schweiz', states: [] },
  { id: 'DE', name: 'Deutschland', forceStateInRegistration: true, states: states('Bayern', 'Berlin') },
  { id: 'IT', name: 'Italien', states: states('Bozen', 'Trient') },
] as Country[];
const context = { shippingLocation: { country: { id: 'CH' } } } as Context;
const places = { countries, salutations: [] };

let form: UseFormReturn<CheckoutForm>;

function Fields() {
  form = useCheckoutForm(context, places, cart);
  const fields = { form, words, countries, onCountry: () => {} };
  return (
    <>
      <ErrorSummary {...fields} />
      <ShippingFields {...fields} hasNames={false} />
      <BillingFields {...fields} hasTitle />
    </>
  );
}

const field = (name: string) => document.getElementById(name) as HTMLSelectElement | null;
const labelOf = (name: string) => document.querySelector(`label[for="${name}"]`)?.textContent;

/** What a shopper does at a select. */
const choose = (name: string, value: string) =>
  act(async () => {
    const select = field(name) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

async function open() {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<Fields />));
}

beforeEach(() => sessionStorage.clear());

it.each(['shipping', 'billing'] as const)(
  'asks for a state of the %s address where its country does (E1)',
  async (part) => {
    const state = `${part}.countryStateId`;
    await open();
    expect(field(state)).toBeNull();
    await choose(`${part}.countryId`, 'DE');
    expect([...(field(state)?.options ?? [])].map(({ text }) => text)).toEqual(['', 'Bayern', 'Berlin']);
    expect([field(state)?.required, labelOf(state)]).toEqual([true, 'Kanton oder Bundesland']);
    await choose(`${part}.countryId`, 'IT');
    expect([field(state)?.required, labelOf(state)]).toEqual([false, 'Kanton oder Bundesland (freiwillig)']);
  },
);

it.each(['shipping', 'billing'] as const)('empties a state of the %s address with its country (C2)', async (part) => {
  await open();
  await choose(`${part}.countryId`, 'DE');
  await choose(`${part}.countryStateId`, 'bayern');
  expect(readDraft()?.[part]).toMatchObject({ countryId: 'DE', countryStateId: 'bayern' });
  await choose(`${part}.countryId`, 'IT');
  expect([form.getValues(`${part}.countryStateId`), field(`${part}.countryStateId`)?.value]).toEqual(['', '']);
  expect(readDraft()?.[part]).toMatchObject({ countryId: 'IT', countryStateId: '' });
});

it('empties the state where the country was changed beside the fields (C2)', async () => {
  await open();
  await choose('shipping.countryId', 'DE');
  await choose('shipping.countryStateId', 'bayern');
  await act(async () => form.setValue('shipping.countryId', 'CH'));
  expect([form.getValues('shipping.countryStateId'), field('shipping.countryStateId')]).toEqual(['', null]);
});

it('begins with the state of before a reload, unless its country has it no more (C2)', async () => {
  const shipping = { ...emptyForm('DE').shipping, countryStateId: 'berlin' };
  keepDraft({ ...emptyForm('IT'), shipping, billing: { ...emptyForm('IT').billing, countryStateId: 'berlin' } });
  await open();
  const { defaultValues } = form.formState;
  expect([defaultValues?.shipping?.countryStateId, defaultValues?.billing?.countryStateId]).toEqual(['berlin', '']);
});

it('says at the field that a state is missing, until another country asks for none (E1)', async () => {
  await open();
  await choose('shipping.countryId', 'DE');
  await act(async () => form.handleSubmit(() => {})());
  expect(document.getElementById('shipping.countryStateId-error')?.textContent).toBe(words.validation.required);
  await choose('shipping.countryId', 'CH');
  expect(form.getFieldState('shipping.countryStateId').error).toBeUndefined();
});

it('puts the refusal of a state to its field (E9)', async () => {
  await open();
  await choose('shipping.countryId', 'IT');
  const response = { status: 400, statusText: '', url: '', headers: new Headers() };
  const source = { pointer: '/billingAddress/countryStateId' };
  const refusal = new ApiError(response, { errors: [{ code: 'VIOLATION::IS_BLANK_ERROR', source }] });
  await act(async () => void expect(showRefusals(form, words, refusal)).toBe(true));
  const text = '«Kanton oder Bundesland» ist leer. Bitte füllen Sie das Feld aus.';
  expect(document.getElementById('shipping.countryStateId-error')?.textContent).toBe(text);
});
