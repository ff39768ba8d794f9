// Terms and privacy are two checkboxes; a guest who changes the form is registered anew in the same session.
import * as z from 'zod/mini';
import { type PlaceForm, placeSchema, withOwnState } from '#features/account/address/address-form.ts';
import { type Birthday, birthdayProblem } from '#features/account/age.ts';
import {
  differing,
  email,
  newPassword,
  optional,
  password,
  phone,
  required,
} from '#features/account/form/use-account-form.ts';
import { isCustomerSession } from '#features/session/session.ts';
import type { Customer, CustomerAddress } from '#store-api/contract/account.ts';
import type { Context } from '#store-api/contract/context.ts';
import type { Country } from '#store-api/contract/shop.ts';

/** What is asked at the checkout. Delivery and payment are choices of the session, not of the form. */
export type CheckoutForm = Birthday & {
  /** How somebody orders who is not logged in: as a guest, by logging in, or with an account that the order opens. */
  buyer: 'guest' | 'customer' | 'new';
  email: string;
  /** Who opens an account types e-mail and password twice. */
  emailConfirmation: string;
  /** Of the account to be opened; it is kept nowhere. */
  password: string;
  passwordConfirm: string;
  salutationId: string;
  /** Whom it is for: the name on the parcel. */
  firstName: string;
  lastName: string;
  /** Addresses of a customer's book; empty stands for the one that is typed below. */
  shippingId: string;
  billingId: string;
  shipping: PlaceForm & { phoneNumber: string };
  billingSame: boolean;
  /** Who pays, when it is somebody or somewhere else. */
  billing: PlaceForm & { firstName: string; lastName: string };
  comment: string;
  consentTerms: boolean;
  consentPrivacy: boolean;
  consentDigital: boolean;
};

const EMPTY = { company: '', street: '', zipcode: '', city: '', countryStateId: '' };

export const emptyForm = (countryId = ''): CheckoutForm => ({
  ...{ buyer: 'guest', email: '', emailConfirmation: '', password: '', passwordConfirm: '' },
  ...{ birthdayDay: '', birthdayMonth: '', birthdayYear: '' },
  ...{ salutationId: '', firstName: '', lastName: '', shippingId: '', billingId: '' },
  shipping: { ...EMPTY, countryId, phoneNumber: '' },
  billingSame: true,
  billing: { ...EMPTY, countryId, firstName: '', lastName: '' },
  comment: '',
  consentTerms: false,
  consentPrivacy: false,
  consentDigital: false,
});

/** The form without states that are not those of the chosen countries. */
export const withOwnStates = (form: CheckoutForm, countries: readonly Country[]): CheckoutForm => ({
  ...form,
  shipping: withOwnState(form.shipping, countries),
  billing: withOwnState(form.billing, countries),
});

/** What decides on the rules: where one may live, who is known, and what the cart holds. */
export type CheckoutSchemaOptions = {
  countries: readonly Country[];
  /** Somebody with an account is logged in: who they are is known. */
  isCustomer: boolean;
  /** Nothing is sent, so there is one address. */
  isVirtual: boolean;
  /** Something can be downloaded at once. */
  needsWaiver: boolean;
  /** For the age of who opens an account. */
  now: Date;
};

/** The rules of the form. Every message is a key of `validation`. What is not asked is not looked at. */
export function checkoutSchema({ countries, isCustomer, isVirtual, needsWaiver, now }: CheckoutSchemaOptions) {
  const names = { firstName: required, lastName: required };
  const place = placeSchema(countries);
  const parts = (form: CheckoutForm): (Part | false)[] => [
    !isCustomer && form.buyer !== 'customer' && { schema: z.object({ email, ...names }), input: form },
    !isCustomer && form.buyer === 'new' && { schema: twice, input: form },
    isCustomer && !form.shippingId && { schema: z.object(names), input: form },
    !(isCustomer && form.shippingId) && {
      ...{ schema: z.extend(place, { phoneNumber: phone }), input: form.shipping, path: 'shipping' },
    },
    !(isVirtual || form.billingSame || (isCustomer && form.billingId)) && {
      ...{ schema: z.extend(place, names), input: form.billing, path: 'billing' },
    },
  ];
  return z
    .looseObject({
      comment: optional,
      consentTerms: z.boolean().check(z.refine(Boolean, 'terms')),
      consentPrivacy: z.boolean().check(z.refine(Boolean, 'privacy')),
      consentDigital: z.boolean().check(z.refine((given) => given || !needsWaiver, 'digitalWaiver')),
    })
    .check(({ value, issues }) => {
      const form = value as unknown as CheckoutForm;
      const wrong = (message: string, path: PropertyKey[]) =>
        issues.push({ code: 'custom', message, input: value, path });
      for (const part of parts(form)) {
        if (!part) continue;
        const partIssues = z.safeParse(part.schema, part.input).error?.issues ?? [];
        for (const { message, path } of partIssues) wrong(message, part.path ? [part.path, ...path] : path);
      }
      if (isCustomer) return;
      if (form.buyer === 'customer') wrong('loginRequired', ['buyer']);
      if (form.buyer !== 'new') return;
      const problem = birthdayProblem(form, now);
      if (problem) wrong(problem, ['birthdayDay']);
      for (const { field, message } of differing(form)) wrong(message, [field]);
    });
}

const twice = z.object({ emailConfirmation: required, password: newPassword, passwordConfirm: password });

/** One part of the form with its own rules. */
type Part = { schema: z.ZodMiniType; input: unknown; path?: 'shipping' | 'billing' };

/**
 * The form once its shopper is known by an account: the addresses of the session are chosen. One that was typed before
 * the login stays what was asked for, and is chosen instead.
 */
export function asCustomer(form: CheckoutForm, customer: Customer): CheckoutForm {
  const shippingId = customer.activeShippingAddress?.id ?? customer.defaultShippingAddressId ?? '';
  const billingId = customer.activeBillingAddress?.id ?? customer.defaultBillingAddressId ?? '';
  const isTyped = form.shippingId === '' && form.shipping.street.trim() !== '';
  const isBillingTyped = !form.billingSame && form.billingId === '' && form.billing.street.trim() !== '';
  return {
    ...form,
    buyer: 'guest',
    password: '',
    email: customer.email,
    salutationId: form.salutationId || (customer.salutationId ?? ''),
    firstName: form.firstName || customer.firstName,
    lastName: form.lastName || customer.lastName,
    shippingId: isTyped ? '' : shippingId,
    billingId: isBillingTyped ? '' : billingId,
    billingSame: isTyped || isBillingTyped ? form.billingSame : shippingId === billingId,
  };
}

/**
 * The addresses that a customer can choose from, `undefined` for somebody without an account. Before the book is there,
 * when it does not come or may not be seen, they are those where parcel and invoice go by the session.
 */
export function addressesOf(customer: Context['customer'], book: CustomerAddress[] | undefined) {
  if (!customer || !isCustomerSession(customer)) return undefined;
  if (book && book.length > 0) return book;
  const { activeShippingAddress: shippingAddress, activeBillingAddress: invoice } = customer;
  return [shippingAddress, invoice?.id === shippingAddress?.id ? undefined : invoice].flatMap(
    (address) => address ?? [],
  );
}
