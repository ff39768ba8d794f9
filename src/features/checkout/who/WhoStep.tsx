import type { RefObject } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import type { Customer } from '#store-api/contract/account.ts';
import type { Places } from '../checkout.store.ts';
import type { StepProps } from '../steps/form.ts';
import { Step } from '../steps/Step.tsx';
import { BuyerChoice } from './BuyerChoice.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { LoginFields, type LoginFieldsProps } from './LoginFields.tsx';

interface WhoStepProps extends StepProps {
  salutations: Places['salutations'];
  /** Who is logged in; for them nothing is left to ask. */
  customer: Customer | undefined;
  /** E-mail of a guest who is known already. */
  guest: string | undefined;
  onReset: () => void;
  /** Takes the focus after a login, as what had it is gone. */
  greeting: RefObject<HTMLParagraphElement | null>;
  login: LoginFieldsProps;
}

/** Who is it for? A guest, somebody who logs in, or somebody who opens an account with the order. */
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
