import * as z from 'zod/mini';
import type { Country } from '#store-api/contract/shop.ts';
import { isEmail } from '#values/email.ts';

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
  const address = addressSchema(countries);
  return z
    .object({
      email: z.string().check(z.trim(), z.minLength(1, REQUIRED), z.refine(isEmptyOr(isEmail), 'email')),
      salutationId: z.string(),
      firstName: required,
      lastName: required,
      shipping: z.extend(address, { phoneNumber: z.string().check(z.trim(), z.refine(isEmptyOr(isPhone), 'phone')) }),
      billingSame: z.boolean(),
      // checked below, where it counts
      billing: z.unknown(),
      comment: z.string().check(z.trim()),
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

const REQUIRED = 'required';

const required = z.string().check(z.trim(), z.minLength(1, REQUIRED));

function addressSchema(countries: readonly Country[]) {
  return z
    .object({
      company: z.string().check(z.trim()),
      street: required,
      zipcode: required,
      city: required,
      countryId: required,
    })
    .check((address) => {
      const { zipcode, countryId } = address.value;
      const country = countries.find(({ id }) => id === countryId);
      if (!zipcode.trim() || fitsCountry(zipcode, country)) return;
      address.issues.push({ code: 'custom', message: 'zipForCountry', input: zipcode, path: ['zipcode'] });
    });
}

/** Whether a postcode has the form of its country; a country that does not say takes every form. */
export function fitsCountry(zipcode: string, country: Country | undefined): boolean {
  const { checkPostalCodePattern, defaultPostalCodePattern } = country ?? {};
  if (!checkPostalCodePattern || !defaultPostalCodePattern) return true;
  return new RegExp(`^(?:${defaultPostalCodePattern})$`, 'i').test(zipcode.trim());
}

/** A postcode as it looks in a country, for the sentence that says so. */
export const sampleZip = (iso: string | null | undefined): string => SAMPLES[iso ?? ''] ?? '…';

const SAMPLES: Record<string, string> = {
  AT: '1010',
  BE: '1000',
  CH: '6060',
  DE: '10115',
  ES: '28001',
  FR: '75001',
  IT: '00118',
  LI: '9490',
  NL: '1012 AB',
};

const isEmptyOr = (rule: (value: string) => boolean) => (value: string) => value === '' || rule(value);

/** Digits, blanks and the usual signs, perhaps a plus in front. */
const isPhone = (value: string): boolean => /^\+?[\d\s()/.-]{3,30}$/.test(value);
