// The checkout logs in where it stands: an address typed before wins over the address book, and nothing typed is
// lost.
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { account } from '#features/account/account.store.ts';
import { email, type FormControls, password, useAccountForm } from '#features/account/form/use-account-form.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { CheckoutWords } from './words.server.ts';

export type Login = { email: string; password: string };

/**
 * A login amid the checkout: the page stays, and with it all that was typed; the e-mail address is taken along. The
 * login itself is forgotten, because the page may still be there when its shopper has gone.
 */
export function useLogin(
  form: UseFormReturn<CheckoutForm>,
  words: CheckoutWords,
  onDone: () => void,
): FormControls<Login> {
  const loginForm = useAccountForm<Login>({
    id: 'login',
    words,
    start: { email: '', password: '' },
    schema: z.object({ email, password }),
    fields: ['email', 'password'],
    send: async (login) => {
      await account.login(login.email, login.password);
      loginForm.form.reset();
      onDone();
    },
  });
  const buyer = form.watch('buyer');
  useEffect(() => {
    if (buyer !== 'customer') return;
    form.clearErrors('buyer');
    if (!loginForm.form.getValues('email')) loginForm.form.setValue('email', form.getValues('email'));
  }, [buyer, form, loginForm.form]);
  return loginForm;
}
