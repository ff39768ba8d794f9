import { ErrorSummary } from '#features/account/form/ErrorSummary.tsx';
import { PasswordField } from '#features/account/form/PasswordField.tsx';
import type { FieldProps, FormControls } from '#features/account/form/use-account-form.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { Login } from '../use-login.ts';
import styles from './LoginFields.module.css';

export interface LoginFieldsProps {
  kit: FormControls<Login>;
  recoverHref: string;
  /** What an account is good for. */
  text: string;
}

/** Id of the form that the fields belong to: it stands elsewhere, as a form can't stand in another one. */
export const LOGIN_FORM = 'login-form';

/** E-mail and password, amid the questions. */
export function LoginFields({ kit, recoverHref, text }: LoginFieldsProps) {
  const { account } = kit.words;
  return (
    <>
      <p className="small soft">{text}</p>
      <div ref={kit.top} tabIndex={-1} className={styles.top}>
        <ErrorSummary
          problems={kit.problems}
          words={kit.words.validation}
          onGo={(name) => kit.form.setFocus(name as keyof Login)}
        />
        {kit.failure && (
          <Message tone="danger">
            <Wait seconds={kit.failure.seconds} about={kit.failure} text={kit.failure.messageFor} onEnd={kit.forgive} />
          </Message>
        )}
      </div>
      <div className="fields">
        <Field {...ofLogin(kit.field('email'))} type="email" inputMode="email" autoComplete="username" width="w3" />
        <PasswordField
          field={ofLogin(kit.field('password'))}
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
          busy={kit.isBusy}
          disabled={(kit.failure?.seconds ?? 0) > 0}
        >
          {formatMessage(account, kit.isBusy ? 'loggingIn' : 'login')}
        </Button>
        <a href={recoverHref}>{formatMessage(account, 'passwordForgotten')}</a>
      </div>
    </>
  );
}

const ofLogin = (field: FieldProps) => ({ ...field, form: LOGIN_FORM });
