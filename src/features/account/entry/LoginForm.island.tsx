import * as z from 'zod/mini';
import { account, leaveFor } from '#features/account/account.store.ts';
import { AccountForm } from '#features/account/form/AccountForm.tsx';
import { PasswordField } from '#features/account/form/PasswordField.tsx';
import { email, password } from '#features/account/form/rules.ts';
import { useAccountForm } from '#features/account/form/use-account-form.ts';
import type { FormWords } from '#features/account/form/words.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Field } from '#ui/Field.tsx';

interface LoginFormProps {
  words: FormWords;
  /** Where it goes on; checked by the page. */
  backTo: string;
  recoverHref: string;
}

/** E-mail and password. A wrong pair says the same as an unknown address. */
export function LoginForm({ words, backTo, recoverHref }: LoginFormProps) {
  const kit = useAccountForm({
    id: 'login',
    words,
    start: { email: '', password: '' },
    schema: z.object({ email, password }),
    fields: ['email', 'password'],
    send: async (form) => {
      await account.login(form.email, form.password);
      await leaveFor(backTo);
    },
  });
  return (
    <AccountForm
      kit={kit}
      action={formatMessage(words.account, 'login')}
      busyAction={formatMessage(words.account, 'loggingIn')}
      aside={<a href={recoverHref}>{formatMessage(words.account, 'passwordForgotten')}</a>}
    >
      <div className="fields">
        <Field {...kit.field('email')} type="email" autoComplete="username" inputMode="email" />
        <PasswordField field={kit.field('password')} words={words.account} autoComplete="current-password" />
      </div>
    </AccountForm>
  );
}
