import * as z from 'zod/mini';
import { formatMessage } from '#i18n/format-message.ts';
import { Field } from '#ui/Field.tsx';
import { account, leaveFor } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { email, password, useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';

interface LoginFormProps {
  words: FormWords;
  /** Where it goes on; checked by the page. */
  backTo: string;
  recoverHref: string;
}

/** E-mail and password. A wrong pair says the same as an unknown address. */
export function LoginForm({ words, backTo, recoverHref }: LoginFormProps) {
  const form = useAccountForm({
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
      form={form}
      action={formatMessage(words.account, 'login')}
      busyAction={formatMessage(words.account, 'loggingIn')}
      aside={<a href={recoverHref}>{formatMessage(words.account, 'passwordForgotten')}</a>}
    >
      <div className="fields">
        <Field {...form.field('email')} type="email" autoComplete="username" inputMode="email" />
        <PasswordField field={form.field('password')} words={words.account} autoComplete="current-password" />
      </div>
    </AccountForm>
  );
}
