import * as z from 'zod/mini';
import { placeSchema } from '#features/account/address/address-rules.ts';
import { email, optional, phone, required } from '#features/account/form/rules.ts';
import type { Country } from '#store-api/contract/shop.ts';

/** What is asked at the checkout. Delivery and payment are choices of the session, not of the form. */
export type CheckoutForm = {
  email: string;
  salutationId: string;
  /** Whom it is for: the name on the parcel. */
  firstName: string;
  lastName: string;
  shipping: Address & { phoneNumber: string };
  billingSame: boolean;
  /** Who pays, when it is somebody or somewhere else. */
  billing: Address & { firstName: string; lastName: string };
  comment: string;
  consentTerms: boolean;
  consentPrivacy: boolean;
  consentDigital: boolean;
};

type Address = { company: string; street: string; zipcode: string; city: string; countryId: string };

export const emptyForm = (countryId = ''): CheckoutForm => ({
  email: '',
  salutationId: '',
  firstName: '',
  lastName: '',
  shipping: { company: '', street: '', zipcode: '', city: '', countryId, phoneNumber: '' },
  billingSame: true,
  billing: { company: '', firstName: '', lastName: '', street: '', zipcode: '', city: '', countryId },
  comment: '',
  consentTerms: false,
  consentPrivacy: false,
  consentDigital: false,
});

/** What decides on the rules: where one may live, and whether something can be downloaded. */
export type FormFacts = { countries: readonly Country[]; needsWaiver: boolean };

/** The rules of the form (E1–E3). Every message is a key of `validation`. */
export function checkoutSchema({ countries, needsWaiver }: FormFacts) {
  const address = placeSchema(countries);
  return z
    .object({
      email,
      salutationId: z.string(),
      firstName: required,
      lastName: required,
      shipping: z.extend(address, { phoneNumber: phone }),
      billingSame: z.boolean(),
      // checked below, where it counts
      billing: z.unknown(),
      comment: optional,
      consentTerms: z.boolean().check(z.refine(Boolean, 'terms')),
      consentPrivacy: z.boolean().check(z.refine(Boolean, 'privacy')),
      consentDigital: z.boolean().check(z.refine((given) => given || !needsWaiver, 'digitalWaiver')),
    })
    .check((form) => {
      if (form.value.billingSame) return;
      const read = z.safeParse(z.extend(address, { firstName: required, lastName: required }), form.value.billing);
      for (const issue of read.error?.issues ?? [])
        form.issues.push({ ...issue, code: 'custom', input: form.value.billing, path: ['billing', ...issue.path] });
    });
}
