import * as z from 'zod/mini';
import { formatMessage } from '#i18n/format-message.ts';
import { Field } from '#ui/Field.tsx';
import { account, leaveFor } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { MIN_PASSWORD, newPassword, useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';

interface ConvertFormProps {
  words: FormWords;
  /** The guest's address, which becomes the account's: it is shown, and not changed here. */
  email: string;
  /** The account, which says that it is open. */
  openHref: string;
  /** The account, which says that a mail is on its way whose link has to be opened. */
  waitingHref: string;
}

/** A password, and a guest is a customer, with the orders and addresses there are already. */
export function ConvertForm({ words, email, openHref, waitingHref }: ConvertFormProps) {
  const form = useAccountForm({
    id: 'convert',
    words,
    start: { email, password: '' },
    schema: z.object({ email: z.string(), password: newPassword }),
    fields: ['email', 'password'],
    send: async ({ password }) => leaveFor((await account.convertGuest(password)) === 'open' ? openHref : waitingHref),
  });
  return (
    <AccountForm
      form={form}
      action={formatMessage(words.account, 'register')}
      busyAction={formatMessage(words.account, 'registering')}
    >
      <div className="fields">
        <Field {...form.field('email')} type="email" autoComplete="username" readOnly />
        <PasswordField
          field={form.field('password')}
          words={words.account}
          autoComplete="new-password"
          hint={formatMessage(words.account, 'hint-password', { min: MIN_PASSWORD })}
        />
      </div>
    </AccountForm>
  );
}
