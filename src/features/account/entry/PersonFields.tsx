import { formatMessage } from '#i18n/format-message.ts';
import type { Salutation } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import { BirthdayFields } from '../form/BirthdayFields.tsx';
import { EmailTwice, PasswordField } from '../form/PasswordField.tsx';
import { SalutationField } from '../form/SalutationField.tsx';
import type { FormControls } from '../form/use-account-form.ts';
import { MIN_PASSWORD } from '../form/use-account-form.ts';
import type { RegisterForm } from './register-form.ts';

interface PersonFieldsProps {
  form: FormControls<RegisterForm>;
  salutations: readonly Salutation[];
  /** Only businesses can apply for a group. */
  isTypeFixed: boolean;
}

/** Who opens an account, and how they will log in. */
export function PersonFields({ form, salutations, isTypeFixed }: PersonFieldsProps) {
  const { account } = form.words;
  const types = [
    { value: 'private', label: formatMessage(account, 'accountTypePrivate') },
    { value: 'business', label: formatMessage(account, 'accountTypeBusiness') },
  ];
  return (
    <>
      {!isTypeFixed && (
        <fieldset>
          <legend className="legend">{formatMessage(account, 'accountType')}</legend>
          {types.map(({ value, label }) => (
            <label key={value} className="option">
              <input type="radio" value={value} {...form.form.register('accountType')} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="fields">
        <SalutationField field={form.field('salutationId')} salutations={salutations} />
        <Field {...form.field('firstName')} autoComplete="given-name" width="w2" />
        <Field {...form.field('lastName')} autoComplete="family-name" width="w2" />
        {form.form.watch('accountType') === 'private' && <BirthdayFields form={form} isRequired />}
        <EmailTwice form={form} />
        <PasswordField
          field={form.field('password', { deps: ['passwordConfirm'] })}
          words={account}
          autoComplete="new-password"
          hint={formatMessage(account, 'hint-password', { min: MIN_PASSWORD })}
          width="w3"
        />
        <PasswordField field={form.field('passwordConfirm')} words={account} autoComplete="new-password" width="w3" />
      </div>
    </>
  );
}
