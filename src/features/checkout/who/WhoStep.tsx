import type { RefObject } from 'react';
import { ErrorSummary } from '#features/account/form/AccountForm.tsx';
import { BirthdayFields } from '#features/account/form/BirthdayFields.tsx';
import { EmailTwice, PasswordField } from '#features/account/form/PasswordField.tsx';
import { type FieldProps, type FormControls, MIN_PASSWORD } from '#features/account/form/use-account-form.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Customer } from '#store-api/contract/account.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { Places } from '../checkout.store.ts';
import { errorText } from '../form-errors.ts';
import { field, type StepProps } from '../steps/form.ts';
import { Step } from '../steps/ReviewStep.tsx';
import type { Login } from '../use-login.ts';
import type { CheckoutWords } from '../words.server.ts';
import guestResetStyles from './GuestReset.module.css';
import styles from './LoginFields.module.css';

interface WhoStepProps extends StepProps {
  salutations: Places['salutations'];
  /** The customer who is logged in: the step is done. */
  customer: Customer | undefined;
  /** E-mail of a known guest. */
  guest: string | undefined;
  onReset: () => void;
  /** Takes the focus after a login, because the focused button is gone. */
  greeting: RefObject<HTMLParagraphElement | null>;
  login: LoginFieldsProps;
}

/** The first step: order as a guest, log in, or open an account with the order. */
export function WhoStep({ form, words, salutations, customer, guest, onReset, greeting, login }: WhoStepProps) {
  const buyer = form.watch('buyer');
  if (customer)
    return (
      <Step number={1} title={formatMessage(words.checkout, 'stepWho')}>
        <p role="status" ref={greeting} tabIndex={-1}>
          {formatMessage(words.account, 'loginSuccess', { name: customer.firstName })}{' '}
          <span className="soft">{customer.email}</span>
        </p>
      </Step>
    );
  return (
    <Step number={1} title={formatMessage(words.checkout, 'stepWho')}>
      {guest && (
        <p className="small">
          {formatMessage(words.checkout, 'guestData', { email: guest })}{' '}
          <button className="linkish" type="button" onClick={onReset}>
            {formatMessage(words.account, 'guestReset')}
          </button>
        </p>
      )}
      <BuyerChoice form={form} words={words} />
      {buyer === 'customer' ? (
        <LoginFields {...login} />
      ) : (
        <BuyerFields form={form} words={words} salutations={salutations} isNew={buyer === 'new'} />
      )}
    </Step>
  );
}

interface LoginFieldsProps {
  form: FormControls<Login>;
  recoverHref: string;
  /** The benefits of an account. */
  text: string;
}

/** Id of the form of the fields, which is elsewhere, because forms can't be nested. */
export const LOGIN_FORM = 'login-form';

/** E-mail and password, inside the checkout form. */
function LoginFields({ form, recoverHref, text }: LoginFieldsProps) {
  const { account } = form.words;
  return (
    <>
      <p className="small soft">{text}</p>
      <div ref={form.top} tabIndex={-1} className={styles.top}>
        <ErrorSummary
          problems={form.problems}
          words={form.words.validation}
          onGo={(name) => form.form.setFocus(name as keyof Login)}
        />
        {form.failure && (
          <Message tone="danger">
            <Wait
              seconds={form.failure.seconds}
              about={form.failure}
              text={form.failure.messageFor}
              onEnd={form.forgive}
            />
          </Message>
        )}
      </div>
      <div className="fields">
        <Field {...ofLogin(form.field('email'))} type="email" inputMode="email" autoComplete="username" width="w3" />
        <PasswordField
          field={ofLogin(form.field('password'))}
          words={account}
          autoComplete="current-password"
          width="w3"
        />
      </div>
      <div className="row">
        <Button
          type="submit"
          form={LOGIN_FORM}
          variant="line"
          busy={form.isBusy}
          disabled={(form.failure?.seconds ?? 0) > 0}
        >
          {formatMessage(account, form.isBusy ? 'loggingIn' : 'login')}
        </Button>
        <a href={recoverHref}>{formatMessage(account, 'passwordForgotten')}</a>
      </div>
    </>
  );
}

const ofLogin = (field: FieldProps) => ({ ...field, form: LOGIN_FORM });

interface GuestResetProps {
  isOpen: boolean;
  words: CheckoutWords;
  onClose: () => void;
  onReset: () => void;
}

/** Asks before everything about the guest is forgotten. */
export const GuestReset = ({ isOpen, words, onClose, onReset }: GuestResetProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    variant="sheet"
    title={formatMessage(words.account, 'guestReset')}
    closeLabel={formatMessage(words.common, 'close')}
  >
    <p>{formatMessage(words.account, 'guestResetAsk')}</p>
    <p className={`row ${guestResetStyles.ways}`}>
      <Button onClick={onReset}>{formatMessage(words.account, 'guestReset')}</Button>
      <Button variant="line" onClick={onClose}>
        {formatMessage(words.common, 'cancel')}
      </Button>
    </p>
  </Dialog>
);

interface BuyerFieldsProps extends StepProps {
  salutations: Places['salutations'];
  /** An account is opened with the order. */
  isNew: boolean;
}

/** E-mail and name; for a new account e-mail and password twice, and the age. */
function BuyerFields({ form, words, salutations, isNew }: BuyerFieldsProps) {
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
              {salutation.displayName}
            </option>
          ))}
        </Field>
        <Field {...field(form, words, 'firstName')} autoComplete="given-name" width={nameWidth} />
        <Field {...field(form, words, 'lastName')} autoComplete="family-name" width={nameWidth} />
      </div>
    </>
  );
}

/** Password and age of a new account. */
function NewAccount({ form, words }: StepProps) {
  const { account } = words;
  return (
    <>
      <EmailTwice form={{ field: (name, more) => field(form, words, name, more) }} />
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
        form={{ field: (name, more) => field(form, words, name, more as { isOptional?: boolean }), words }}
        isRequired
      />
    </>
  );
}

const WAYS = [
  { value: 'guest', word: 'asGuest' },
  { value: 'customer', word: 'asCustomer' },
  { value: 'new', word: 'asNew' },
] as const;

/** As a guest, with an account, or with a new one. Switching loses no input. */
function BuyerChoice({ form, words }: StepProps) {
  const error = errorText(words, form.formState.errors, 'buyer');
  return (
    <fieldset className="field" aria-describedby={error ? 'buyer-error' : undefined}>
      <legend className="vh">{formatMessage(words.checkout, 'stepWho')}</legend>
      <div className="chips">
        {WAYS.map(({ value, word }) => (
          <label key={value} className="chip">
            <input type="radio" value={value} {...form.register('buyer')} />
            {formatMessage(words.checkout, word)}
          </label>
        ))}
      </div>
      {error && <FieldError id="buyer-error">{error}</FieldError>}
    </fieldset>
  );
}
