import { formatMessage } from '#i18n/format-message.ts';
import { account, leaveFor } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { MIN_PASSWORD, useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';
import { resetSchema } from '../profile/profile-form.ts';

/** Sets the new password that a mailed link allows (`hash`); then one logs in with it. */
export function ResetForm({ words, hash, doneHref }: { words: FormWords; hash: string; doneHref: string }) {
  const form = useAccountForm({
    id: 'reset',
    words,
    start: { newPassword: '', newPasswordConfirm: '' },
    schema: resetSchema,
    fields: ['newPassword', 'newPasswordConfirm'],
    send: async ({ newPassword, newPasswordConfirm }) => {
      await account.recover(hash, newPassword, newPasswordConfirm);
      await leaveFor(doneHref);
    },
  });
  const field = (name: 'newPassword' | 'newPasswordConfirm') => ({
    ...{ field: form.field(name, { deps: ['newPasswordConfirm'] }), words: words.account },
    autoComplete: 'new-password' as const,
  });
  return (
    <AccountForm form={form} action={formatMessage(words.account, 'resetSubmit')}>
      <div className="fields">
        <PasswordField
          {...field('newPassword')}
          hint={formatMessage(words.account, 'hint-password', { min: MIN_PASSWORD })}
        />
        <PasswordField {...field('newPasswordConfirm')} />
      </div>
    </AccountForm>
  );
}
