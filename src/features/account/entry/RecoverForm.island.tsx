import { useState } from 'react';
import * as z from 'zod/mini';
import { formatMessage } from '#i18n/format-message.ts';
import { Field } from '#ui/Field.tsx';
import { account } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { email, useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';

/** Asks for a mail with the way to a new password. It says the same whether there is such an account or not. */
export function RecoverForm({ words }: { words: FormWords }) {
  const [isSent, setSent] = useState(false);
  const form = useAccountForm({
    id: 'recover',
    words,
    start: { email: '' },
    schema: z.object({ email }),
    fields: ['email'],
    send: async (form) => {
      setSent(false);
      await account.askForRecovery(form.email);
      setSent(true);
    },
  });
  return (
    <AccountForm
      form={form}
      action={formatMessage(words.account, 'recoverSubmit')}
      done={isSent ? formatMessage(words.account, 'recoverSent') : undefined}
    >
      <Field {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
    </AccountForm>
  );
}
