import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Customer } from '#store-api/contract/account.ts';
import {
  changePasswordSchema,
  emailSchema,
  profileForm,
  profileOf,
  profileSchema,
  resetSchema,
} from './profile-form.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ruth = {
  ...{ id: 'ruth', email: 'ruth@example.ch', firstName: 'Ruth', lastName: 'Ammann', accountType: 'private' },
  birthday: '1980-05-17T00:00:00.000+00:00',
} as Customer;

const wrong = (schema: z.ZodMiniType, form: unknown) =>
  (z.safeParse(schema, form).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('A profile', () => {
  it('comes back as it is known, and goes as it was filled in', () => {
    const form = profileForm(ruth);
    expect(wrong(profileSchema(NOW, false), form)).toEqual([]);
    expect(profileOf({ ...form, firstName: ' Ruth Maria ' }, false)).toEqual({
      ...{ firstName: 'Ruth Maria', lastName: 'Ammann', accountType: 'private' },
      ...{ birthdayDay: 17, birthdayMonth: 5, birthdayYear: 1980 },
    });
  });

  it('needs no birthday, but no child’s either (E6)', () => {
    const form = profileForm({ ...ruth, birthday: null });
    expect(wrong(profileSchema(NOW, false), form)).toEqual([]);
    expect(profileOf(form, false)).not.toHaveProperty('birthdayDay');
    const child = { ...form, birthdayDay: '1', birthdayMonth: '1', birthdayYear: '2015' };
    expect(wrong(profileSchema(NOW, false), child)).toEqual(['birthdayDay age']);
  });

  it('of a business names its company and its VAT numbers (F3)', () => {
    const firm = profileForm({ ...ruth, company: 'Ammann', vatIds: ['CHE-1', 'DE2'] });
    expect(wrong(profileSchema(NOW, true), { ...firm, company: ' ' })).toEqual(['company required']);
    expect(profileOf(firm, true)).toMatchObject({
      accountType: 'business',
      company: 'Ammann',
      vatIds: ['CHE-1', 'DE2'],
    });
  });
});

describe('What is typed twice', () => {
  it('has to be the same e-mail address', () => {
    const form = { email: 'a@example.ch', emailConfirmation: 'b@example.ch', password: 'x' };
    expect(wrong(emailSchema, form)).toEqual(['emailConfirmation emailsMatch']);
    expect(wrong(emailSchema, { ...form, emailConfirmation: 'a@example.ch' })).toEqual([]);
  });

  it('has to be the same password (E5), and no blank is trimmed', () => {
    const form = { password: 'old', newPassword: 'ein-langes-wort', newPasswordConfirm: 'ein-langes-wort ' };
    expect(wrong(changePasswordSchema, form)).toEqual(['newPasswordConfirm passwordsMatch']);
    expect(wrong(resetSchema, { newPassword: 'kurz', newPasswordConfirm: 'kurz' })).toEqual(['newPassword minLength']);
    expect(wrong(resetSchema, { newPassword: '', newPasswordConfirm: '' })).toEqual([
      'newPassword required',
      'newPasswordConfirm required',
    ]);
  });
});
