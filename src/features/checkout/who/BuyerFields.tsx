import { BirthdayFields } from '#features/account/form/BirthdayFields.tsx';
import { EmailTwice } from '#features/account/form/EmailTwice.tsx';
import { PasswordField } from '#features/account/form/PasswordField.tsx';
import { MIN_PASSWORD } from '#features/account/form/rules.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Field } from '#ui/Field.tsx';
import type { Places } from '../checkout.store.ts';
import { field, type StepProps } from '../steps/form.ts';

interface BuyerFieldsProps extends StepProps {
  salutations: Places['salutations'];
  /** An account is opened with the order. */
  isNew: boolean;
}

/** E-mail and name; for a new account e-mail and password twice, and the age. */
export function BuyerFields({ form, words, salutations, isNew }: BuyerFieldsProps) {
  const { account } = words;
  const nameWidth = isNew ? 'w2' : 'w3';
  return (
    <>
      <p className="small soft">
        {isNew ? formatMessage(account, 'loginText') : formatMessage(words.checkout, 'guestHint')}{' '}
        {formatMessage(words.common, 'fieldsRequired')}
      </p>
      <div className="fields">
        {isNew ? (
          <NewAccount form={form} words={words} />
        ) : (
          <Field
            {...field(form, words, 'email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={formatMessage(account, 'hint-email')}
            width="w4"
          />
        )}
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
        <Field {...field(form, words, 'firstName')} autoComplete="given-name" width={nameWidth} />
        <Field {...field(form, words, 'lastName')} autoComplete="family-name" width={nameWidth} />
      </div>
    </>
  );
}

/** How somebody will log in, and that they are old enough. */
function NewAccount({ form, words }: StepProps) {
  const { account } = words;
  return (
    <>
      <EmailTwice kit={{ field: (name, more) => field(form, words, name, more) }} />
      <PasswordField
        field={field(form, words, 'password', { deps: ['passwordConfirm'] })}
        words={account}
        autoComplete="new-password"
        hint={formatMessage(account, 'hint-password', { min: MIN_PASSWORD })}
        width="w3"
      />
      <PasswordField
        field={field(form, words, 'passwordConfirm')}
        words={account}
        autoComplete="new-password"
        width="w3"
      />
      <BirthdayFields
        kit={{ field: (name, more) => field(form, words, name, more as { isOptional?: boolean }), words }}
        isRequired
      />
    </>
  );
}
