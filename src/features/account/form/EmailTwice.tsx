import { Field } from '#ui/Field.tsx';
import type { FieldMore, FieldProps } from './use-account-form.ts';

type Name = 'email' | 'emailConfirmation';

interface EmailTwiceProps {
  kit: { field: (name: Name, more?: FieldMore<Name>) => FieldProps };
}

/** An e-mail address that somebody will log in with, typed twice. */
export const EmailTwice = ({ kit: form }: EmailTwiceProps) => (
  <>
    <Field
      {...form.field('email', { deps: ['emailConfirmation'] })}
      type="email"
      inputMode="email"
      autoComplete="email"
      width="w3"
    />
    <Field {...form.field('emailConfirmation')} type="email" inputMode="email" autoComplete="email" width="w3" />
  </>
);
