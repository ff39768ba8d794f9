import * as z from 'zod/mini';
import type { Customer, Profile } from '#store-api/contract/account.ts';
import { type Birthday, birthdayFields, birthdayOf, birthdayProblem, isGiven } from '../age.ts';
import { email, newPassword, optional, password, required } from '../form/use-account-form.ts';

/** Who somebody is, as the profile asks for it. */
export type ProfileForm = Birthday & {
  salutationId: string;
  firstName: string;
  lastName: string;
  company: string;
  vatIds: string;
};

/** In the order of the page. */
export const PROFILE_FIELDS = [
  'salutationId',
  'firstName',
  'lastName',
  'company',
  'vatIds',
  'birthdayDay',
  'birthdayMonth',
  'birthdayYear',
] as const;

export const isBusiness = ({ accountType }: Pick<Customer, 'accountType'>): boolean => accountType === 'business';

/** The rules of a profile; a birthday may be left out, but is one of an adult. */
export const profileSchema = (now: Date, hasCompany: boolean) =>
  z
    .object({
      ...{ salutationId: z.string(), firstName: required, lastName: required },
      ...{ company: hasCompany ? required : optional, vatIds: optional },
      ...{ birthdayDay: z.string(), birthdayMonth: z.string(), birthdayYear: z.string() },
    })
    .check(({ value, issues }) => {
      const problem = isGiven(value) && birthdayProblem(value, now);
      if (problem) issues.push({ code: 'custom', message: problem, input: value, path: ['birthdayDay'] });
    });

export const profileForm = (customer: Customer): ProfileForm => ({
  ...{ salutationId: customer.salutationId ?? '', firstName: customer.firstName, lastName: customer.lastName },
  ...{ company: customer.company ?? '', vatIds: customer.vatIds?.join(', ') ?? '' },
  ...birthdayOf(customer.birthday),
});

/** The form as the Store API takes it. Only a business has company and VAT numbers. */
export function profileOf(form: ProfileForm, hasCompany: boolean): Profile {
  const vatIds = form.vatIds.split(',').map((one) => one.trim().toUpperCase());
  return {
    ...{ firstName: form.firstName.trim(), lastName: form.lastName.trim() },
    ...(form.salutationId && { salutationId: form.salutationId }),
    accountType: hasCompany ? 'business' : 'private',
    ...(hasCompany && { company: form.company.trim(), vatIds: vatIds.filter(Boolean) }),
    ...birthdayFields(form),
  };
}

/** Another e-mail address, typed twice, and the password. */
export const emailSchema = same(
  z.object({ email, emailConfirmation: email, password }),
  'email',
  'emailConfirmation',
  'emailsMatch',
);

/** Another password, typed twice, and the one of before. */
export const changePasswordSchema = same(
  z.object({ password, newPassword, newPasswordConfirm: password }),
  'newPassword',
  'newPasswordConfirm',
  'passwordsMatch',
);

/** A new password, typed twice. */
export const resetSchema = same(
  z.object({ newPassword, newPasswordConfirm: password }),
  'newPassword',
  'newPasswordConfirm',
  'passwordsMatch',
);

/** The second of two fields repeats the first; it is told at the second, once something stands there. */
function same<Form extends z.ZodMiniObject>(schema: Form, first: string, second: string, message: string): Form {
  return schema.check(({ value, issues }) => {
    const form = value as Record<string, string>;
    if (form[second] && form[first] !== form[second])
      issues.push({ code: 'custom', message, input: value, path: [second] });
  });
}
