import { formatMessage } from '#i18n/format-message.ts';
import { account, leaveFor } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailTwice, PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';
import { emailSchema } from './profile-form.ts';

/** Another e-mail address to log in with; the password proves that it is the owner who asks. */
export function EmailForm({ words, savedHref }: { words: FormWords; savedHref: string }) {
  const form = useAccountForm({
    id: 'email',
    words,
    start: { email: '', emailConfirmation: '', password: '' },
    schema: emailSchema,
    fields: ['email', 'emailConfirmation', 'password'],
    labels: { email: 'field-newEmail', password: 'field-oldPassword' },
    send: async ({ email, emailConfirmation, password }) => {
      await account.changeEmail(email.trim(), emailConfirmation.trim(), password);
      await leaveFor(savedHref);
    },
  });
  return (
    <AccountForm form={form} action={formatMessage(words.account, 'emailTitle')}>
      <div className="fields">
        <EmailTwice form={form} />
        <PasswordField field={form.field('password')} words={words.account} autoComplete="current-password" />
      </div>
    </AccountForm>
  );
}
