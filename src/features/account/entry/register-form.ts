import * as z from 'zod/mini';
import type { Registration } from '#store-api/contract/account.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { type PlaceForm, placeSchema } from '../address/address-form.ts';
import { type Birthday, birthdayFields, birthdayProblem } from '../age.ts';
import {
  chosen,
  differing,
  email,
  newPassword,
  optional,
  password,
  phone,
  required,
} from '../form/use-account-form.ts';

/** What is asked of who opens an account. */
export type RegisterForm = Birthday & {
  accountType: 'private' | 'business';
  /** Id of the trade of a professional; empty where nobody is asked, null while none is chosen. */
  trade: string | null;
  salutationId: string;
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmation: string;
  password: string;
  passwordConfirm: string;
  /** Of a promotion; goes into the cart, not to the registration. */
  promoCode: string;
  vatIds: string;
  address: PlaceForm & { phoneNumber: string };
  consentPrivacy: boolean;
};

/** In the order of the page. */
export const REGISTER_FIELDS = [
  'accountType',
  'trade',
  'salutationId',
  'firstName',
  'lastName',
  'birthdayDay',
  'birthdayMonth',
  'birthdayYear',
  'email',
  'emailConfirmation',
  'password',
  'passwordConfirm',
  'address.company',
  'vatIds',
  'address.street',
  'address.zipcode',
  'address.city',
  'address.countryId',
  'address.countryStateId',
  'address.phoneNumber',
  'promoCode',
  'consentPrivacy',
] as const;

export const emptyRegistration = (accountType: 'private' | 'business', countryId: string): RegisterForm => ({
  ...{ accountType, trade: '', salutationId: '', firstName: '', lastName: '', email: '', password: '', vatIds: '' },
  ...{ emailConfirmation: '', passwordConfirm: '', promoCode: '' },
  ...{ birthdayDay: '', birthdayMonth: '', birthdayYear: '' },
  address: { company: '', street: '', zipcode: '', city: '', countryId, countryStateId: '', phoneNumber: '' },
  consentPrivacy: false,
});

/** What the rules depend on. */
export type RegisterSchemaOptions = {
  countries: readonly Country[];
  now: Date;
  isProfessional: boolean;
  asksTrade: boolean;
};

/**
 * The rules of a registration. Private people say when they were born, businesses who they are; e-mail and
 * password are said twice. All of it is told at once, whatever else is wrong.
 */
export function registerSchema({ countries, now, isProfessional, asksTrade }: RegisterSchemaOptions) {
  return z
    .object({
      accountType: z.enum(['private', 'business']),
      trade: asksTrade ? chosen : optional,
      salutationId: z.string(),
      firstName: required,
      lastName: required,
      ...{ birthdayDay: z.string(), birthdayMonth: z.string(), birthdayYear: z.string() },
      ...{ email, emailConfirmation: required, password: newPassword, passwordConfirm: password },
      ...{ vatIds: optional, promoCode: optional },
      address: z.extend(placeSchema(countries), { phoneNumber: phone }),
      consentPrivacy: z.boolean().check(z.refine(Boolean, 'privacy')),
    })
    .check(
      z.check<Checked>(
        ({ value, issues }) => {
          const wrong = (message: string, ...path: string[]) =>
            issues.push({ code: 'custom', message, input: value, path });
          if (value.accountType === 'private') {
            const problem = birthdayProblem(value, now);
            if (problem) wrong(problem, 'birthdayDay');
          } else if (!value.address.company) wrong('required', 'address', 'company');
          if (isProfessional && !value.vatIds) wrong('required', 'vatIds');
          for (const { field, message } of differing(value)) wrong(message, field);
        },
        { when: () => true },
      ),
    );
}

type Checked = Omit<RegisterForm, 'salutationId' | 'consentPrivacy'>;

/** The form as the Store API takes it; `groupId` is the group that a professional applies for. */
export function registrationOf(form: RegisterForm, groupId?: string): Omit<Registration, 'storefrontUrl'> {
  const { accountType, trade, salutationId, address } = form;
  const isBusiness = accountType === 'business';
  const vatId = form.vatIds.trim().toUpperCase(); // a Shopware 6.7 takes no small letters
  const { company, phoneNumber, countryStateId, ...place } = trimmed(address);
  return {
    accountType,
    ...trimmed({ firstName: form.firstName, lastName: form.lastName, email: form.email }),
    password: form.password,
    ...(salutationId && { salutationId }),
    ...(isBusiness ? { company, vatIds: vatId ? [vatId] : [] } : birthdayFields(form)),
    ...(groupId && { requestedGroupId: groupId }),
    ...(trade && { customFields: { hof_trade: trade } }),
    acceptedDataProtection: form.consentPrivacy,
    billingAddress: {
      ...place,
      ...(isBusiness && { company }),
      ...(phoneNumber && { phoneNumber }),
      ...(countryStateId && { countryStateId }),
    },
  };
}

/** Where a refused field of the registration stands in the form: `billingAddress.zipcode` → `address.zipcode`. */
export const registerField = (refused: string): string => {
  if (refused.startsWith('vatIds')) return 'vatIds';
  if (refused === 'company') return 'address.company';
  if (refused === 'customFields.hof_trade') return 'trade';
  return refused
    .replace(/^billingAddress\.(?=(firstName|lastName|salutationId)$)/, '')
    .replace(/^billingAddress/, 'address');
};

const trimmed = <Texts extends Record<string, string>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts;
