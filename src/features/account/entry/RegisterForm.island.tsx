import { useEffect, useMemo, useRef, useState } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country, Salutation } from '#store-api/contract/shop.ts';
import { Choice, Field, FieldError, Rich } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import { account, leaveFor } from '../account.store.ts';
import { AddressFields } from '../address/AddressFields.tsx';
import { addressValues, withOwnState } from '../address/address-form.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { neutralSalutation } from '../form/salutation.ts';
import { type FieldProps, useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';
import type { Trade } from '../trades.content.ts';
import { PersonFields } from './PersonFields.tsx';
import { emptyRegistration, REGISTER_FIELDS, registerField, registerSchema, registrationOf } from './register-form.ts';

interface RegisterFormProps {
  words: FormWords;
  countries: Country[];
  salutations: Salutation[];
  /** The group that is applied for, which only businesses can. */
  groupId?: string | undefined;
  /** From which an applicant chooses; none: there is nothing to ask. */
  trades: Trade[];
  privacyHref?: string | undefined;
  /** Where a new customer goes on; checked by the page. */
  backTo: { done: string; withoutCode: string };
  /** The moment of the page, for the age; ISO. */
  now: string;
}

/** Opens an account; where it has to be confirmed first, says that a mail is on its way. */
export function RegisterForm(props: RegisterFormProps) {
  const { words, countries, salutations, groupId, trades, privacyHref, backTo, now } = props;
  const [waitingFor, setWaitingFor] = useState<string>();
  const isProfessional = groupId !== undefined;
  const asksTrade = trades.length > 0;
  const schemaOptions = useMemo(
    () => ({ countries, isProfessional, asksTrade, now: new Date(now) }),
    [countries, isProfessional, asksTrade, now],
  );
  const form = useAccountForm({
    id: 'register',
    words,
    start: {
      ...emptyRegistration(isProfessional ? 'business' : 'private', countries[0]?.id ?? ''),
      salutationId: neutralSalutation(salutations),
    },
    schema: registerSchema(schemaOptions),
    fields: REGISTER_FIELDS,
    fieldOf: registerField,
    valuesOf: (_, { address }) => addressValues(countries, address.countryId),
    labels: { consentPrivacy: '', birthdayDay: 'field-birthday', accountType: 'accountType' },
    send: async (form) => {
      const address = withOwnState(form.address, countries);
      const registration = registrationOf({ ...form, address }, groupId);
      const outcome = await account.register(registration, form.promoCode);
      if (outcome === 'waiting') return setWaitingFor(form.email);
      await leaveFor(outcome === 'open' ? backTo.done : backTo.withoutCode);
    },
  });
  if (waitingFor) return <MailIsComing words={words.account} email={waitingFor} />;

  const type = form.form.watch('accountType');
  const { label: _, optional: __, error, ...consent } = form.field('consentPrivacy');
  return (
    <AccountForm
      form={form}
      action={formatMessage(words.account, isProfessional ? 'registerProfessional' : 'register')}
      busyAction={formatMessage(words.account, 'registering')}
    >
      <p className="small soft">{formatMessage(words.common, 'fieldsRequired')}</p>
      {asksTrade && <TradeChoice field={form.field('trade')} trades={trades} />}
      <PersonFields form={form} salutations={salutations} isTypeFixed={isProfessional} />
      <fieldset className="fields">
        <legend className="h3">{formatMessage(words.account, 'addressTitle')}</legend>
        <AddressFields
          field={(name, { deps = [], ...more } = {}) =>
            form.field(`address.${name}`, { ...more, deps: deps.map((one) => `address.${one}` as const) })
          }
          part="billing"
          countries={countries}
          countryId={form.form.watch('address.countryId')}
          company={type === 'business' ? 'required' : 'none'}
        />
        <Field
          {...form.field('address.phoneNumber', { isOptional: true })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={formatMessage(words.account, 'hint-phoneNumber')}
        />
        {type === 'business' && (
          <Field
            {...form.field('vatIds', { isOptional: !isProfessional })}
            hint={formatMessage(words.account, 'hint-vatIds')}
            autoCapitalize="characters"
          />
        )}
      </fieldset>
      <div className="fields">
        <Field
          {...form.field('promoCode', { isOptional: true })}
          hint={formatMessage(words.account, 'hint-promoCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="w3"
        />
      </div>
      <Choice {...consent} {...(error && { error })}>
        <Rich
          text={formatMessage(words.account, 'consentPrivacy')}
          marks={{ privacy: (inner) => (privacyHref ? <a href={privacyHref}>{inner}</a> : inner) }}
        />
      </Choice>
    </AccountForm>
  );
}

interface MailIsComingProps {
  words: FormWords['account'];
  email: string;
}

/** Takes the place of the form, and so its focus: an account that has to be confirmed waits for the click in a mail. */
export function MailIsComing({ words, email }: MailIsComingProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone="success" icon="mail" title={formatMessage(words, 'registerOptinTitle')}>
        <p>{formatMessage(words, 'registerOptinText', { email })}</p>
        <p>{formatMessage(words, 'registerOptinMissing')}</p>
      </Message>
    </div>
  );
}

/** Which trade somebody is of who applies as a professional. Nothing is chosen at first: a guess would be believed. */
function TradeChoice({ field, trades }: { field: FieldProps; trades: readonly Trade[] }) {
  const { id, label, error, optional: _, ...radio } = field;
  const errorId = `${id}-error`;
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="legend">{label}</legend>
      <div>
        {trades.map((trade) => (
          <label key={trade.id} className="option">
            <input {...radio} type="radio" value={trade.id} />
            <span>{trade.name}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
