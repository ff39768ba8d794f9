import { BirthdayFields } from '#features/account/form/BirthdayFields.tsx';
import { PasswordField } from '#features/account/form/PasswordField.tsx';
import { MIN_PASSWORD } from '#features/account/form/rules.ts';
import type { Places } from '#features/checkout/checkout.store.ts';
import { field, type StepProps } from '#features/checkout/steps/form.ts';
import { tell } from '#i18n/tell.ts';
import { Field } from '#ui/Field.tsx';

interface BuyerFieldsProps extends StepProps {
  salutations: Places['salutations'];
  /** An account is opened with the order. */
  isNew: boolean;
}

/** E-mail and name; for a new account a password and the age too. */
export function BuyerFields({ form, words, salutations, isNew }: BuyerFieldsProps) {
  const { account } = words;
  return (
    <>
      <p className="small soft">
        {isNew ? tell(account, 'loginText') : tell(words.checkout, 'guestHint')} {tell(words.common, 'fieldsRequired')}
      </p>
      <div className="fields">
        <Field
          {...field(form, words, 'email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={tell(account, 'hint-email')}
          width="w4"
        />
        <Field
          {...field(form, words, 'salutationId', { isOptional: true })}
          optional={undefined}
          as="select"
          autoComplete="honorific-prefix"
          width="w2"
        >
          {salutations.map((salutation) => (
            <option key={salutation.id} value={salutation.id}>
              {salutation.translated?.displayName ?? salutation.displayName}
            </option>
          ))}
        </Field>
        {isNew && (
          <>
            <PasswordField
              field={field(form, words, 'password')}
              words={account}
              autoComplete="new-password"
              hint={tell(account, 'hint-password', { min: MIN_PASSWORD })}
              width="w3"
            />
            <BirthdayFields
              kit={{ field: (name, more) => field(form, words, name, more as { isOptional?: boolean }), words }}
              isRequired
            />
          </>
        )}
        <Field {...field(form, words, 'firstName')} autoComplete="given-name" width="w3" />
        <Field {...field(form, words, 'lastName')} autoComplete="family-name" width="w3" />
      </div>
    </>
  );
}
