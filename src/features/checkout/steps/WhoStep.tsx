import type { Places } from '#features/checkout/checkout.store.ts';
import { tell } from '#i18n/tell.ts';
import { Field } from '#ui/Field.tsx';
import { field, type StepProps } from './form.ts';
import { Step } from './Step.tsx';

interface WhoStepProps extends StepProps {
  salutations: Places['salutations'];
  /** E-mail of a guest who is known already. */
  guest: string | undefined;
  onReset: () => void;
  /** A customer's name is changed in the account. */
  isFixed: boolean;
}

/** Who is it for? E-mail and name. */
export function WhoStep({ form, words, salutations, guest, onReset, isFixed }: WhoStepProps) {
  return (
    <Step number={1} title={tell(words.checkout, 'stepWho')}>
      {guest ? (
        <p className="small">
          {tell(words.checkout, 'guestData', { email: guest })}{' '}
          <button className="linkish" type="button" onClick={onReset}>
            {tell(words.account, 'guestReset')}
          </button>
        </p>
      ) : (
        <p className="small soft">
          {tell(words.checkout, 'guestHint')} {tell(words.common, 'fieldsRequired')}
        </p>
      )}
      <fieldset className="fields" disabled={isFixed}>
        <Field
          {...field(form, words, 'email')}
          type="email"
          autoComplete="email"
          hint={tell(words.account, 'hint-email')}
          width="w4"
        />
        <Field
          {...field(form, words, 'salutationId', { isOptional: true })}
          optional={undefined}
          as="select"
          width="w2"
        >
          {salutations.map((salutation) => (
            <option key={salutation.id} value={salutation.id}>
              {salutation.translated?.displayName ?? salutation.displayName}
            </option>
          ))}
        </Field>
        <Field {...field(form, words, 'firstName')} autoComplete="given-name" width="w3" />
        <Field {...field(form, words, 'lastName')} autoComplete="family-name" width="w3" />
      </fieldset>
    </Step>
  );
}
