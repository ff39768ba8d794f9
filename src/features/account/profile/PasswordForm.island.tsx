import { formatMessage } from '#i18n/format-message.ts';
import { account, leaveFor } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { MIN_PASSWORD, useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';
import { changePasswordSchema } from './profile-form.ts';

/** Another password; every other device is logged out by it. */
export function PasswordForm({ words, savedHref }: { words: FormWords; savedHref: string }) {
  const form = useAccountForm({
    id: 'password',
    words,
    start: { password: '', newPassword: '', newPasswordConfirm: '' },
    schema: changePasswordSchema,
    fields: ['password', 'newPassword', 'newPasswordConfirm'],
    labels: { password: 'field-oldPassword' },
    send: async ({ password, newPassword, newPasswordConfirm }) => {
      await account.changePassword(password, newPassword, newPasswordConfirm);
      await leaveFor(savedHref);
    },
  });
  const field = (name: 'newPassword' | 'newPasswordConfirm') => ({
    ...{ field: form.field(name, { deps: ['newPasswordConfirm'] }), words: words.account },
    autoComplete: 'new-password' as const,
  });
  return (
    <AccountForm form={form} action={formatMessage(words.account, 'changePasswordTitle')}>
      <div className="fields">
        <PasswordField field={form.field('password')} words={words.account} autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          hint={formatMessage(words.account, 'hint-password', { min: MIN_PASSWORD })}
          width="w3"
        />
        <PasswordField {...field('newPasswordConfirm')} width="w3" />
      </div>
    </AccountForm>
  );
}
