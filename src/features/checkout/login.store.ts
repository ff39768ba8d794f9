import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { account } from '#features/account/account.store.ts';
import { type Kit, useKit } from '#features/account/form/kit.ts';
import { email, password } from '#features/account/form/rules.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { CheckoutWords } from './words.ts';

export type Login = { email: string; password: string };

/**
 * A login amid the checkout: the page stays, and with it all that was typed; the e-mail address is taken along. The
 * login itself is forgotten, because the page may still be there when its shopper has gone.
 */
export function useLogin(form: UseFormReturn<CheckoutForm>, words: CheckoutWords, onDone: () => void): Kit<Login> {
  const kit = useKit<Login>({
    id: 'login',
    words,
    start: { email: '', password: '' },
    schema: z.object({ email, password }),
    fields: ['email', 'password'],
    send: async (login) => {
      await account.login(login.email, login.password);
      kit.form.reset();
      onDone();
    },
  });
  const buyer = form.watch('buyer');
  useEffect(() => {
    if (buyer !== 'customer') return;
    form.clearErrors('buyer');
    if (!kit.form.getValues('email')) kit.form.setValue('email', form.getValues('email'));
  }, [buyer, form, kit.form]);
  return kit;
}
