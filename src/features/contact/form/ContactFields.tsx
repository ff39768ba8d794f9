import type { ReactNode } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { Choice, Field } from '#ui/Field.tsx';
import { Rich } from '#ui/Rich.tsx';
import { contactPersonFor } from '#values/contact-person.ts';
import styles from './ContactForm.module.css';
import { isAboutOrder, SUBJECTS } from './contact-form.ts';
import type { ContactFormConfig } from './contact-form-config.ts';
import { errorText, type Form, field } from './field.ts';
import type { ContactWords } from './words.ts';

interface ContactFieldsProps {
  form: Form;
  words: ContactWords;
  config: ContactFormConfig;
  /** The file, where the store takes one. */
  children: ReactNode;
}

/** What it is about, who writes, where from: the place leads to the person who answers. */
export function ContactFields({ form, words, config, children }: ContactFieldsProps) {
  const [subject, countryId, zip] = form.watch(['subject', 'countryId', 'zip']);
  const country = config.countries.find(({ id }) => id === countryId);
  const person = country && contactPersonFor(config.rule, { country: country.iso, postcode: zip?.trim() });
  const of = (name: Parameters<typeof field>[2]) => field(form, words, name);
  return (
    <div className="fields">
      <p className="small soft">{formatMessage(words.common, 'fieldsRequired')}</p>
      <Field {...of('subject')} as="select" width={isAboutOrder(subject) ? 'w3' : undefined}>
        <option value="">{formatMessage(words.contact, 'chooseSubject')}</option>
        {SUBJECTS.map((one) => (
          <option key={one} value={one}>
            {formatMessage(words.contact, `subject-${one}`)}
          </option>
        ))}
      </Field>
      {isAboutOrder(subject) && <Field {...of('orderNumber')} inputMode="numeric" autoComplete="off" width="w3" />}
      <Field {...of('comment')} as="textarea" rows={5} hint={formatMessage(words.contact, 'descriptionHint')} />
      {children}
      <Field {...of('salutationId')} as="select" width="w2">
        <option value="" />
        {config.salutations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Field {...of('firstName')} autoComplete="given-name" width="w2" />
      <Field {...of('lastName')} autoComplete="family-name" width="w2" />
      <Field {...of('email')} type="email" autoComplete="email" width="w3" />
      <Field {...of('phone')} type="tel" autoComplete="tel" width="w3" />
      <Field {...of('street')} autoComplete="address-line1" width="w4" />
      <Field {...of('streetNumber')} autoComplete="off" width="w2" />
      <Field {...of('zip')} autoComplete="postal-code" width="w2" />
      <Field {...of('location')} autoComplete="address-level2" width="w4" />
      <Field
        {...of('countryId')}
        as="select"
        autoComplete="off"
        width="w3"
        hint={formatMessage(words.contact, 'regionHint')}
      >
        <option value="" />
        {config.countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <p className={`w3 small ${styles.person}`} role="status">
        {person && (
          <>
            <span>{formatMessage(words.contact, 'person', { name: person.name })}</span>
            <a
              className="num"
              href={`tel:${person.phone.replaceAll(' ', '')}`}
              aria-label={formatMessage(words.contact, 'personCall', { name: person.name })}
            >
              {person.phone}
            </a>
          </>
        )}
      </p>
      <Choice {...form.register('consent')} id="contact-consent" error={errorText(words, form, 'consent')} required>
        <Rich text={formatMessage(words.contact, 'consent')} marks={{ privacy: linkTo(config.privacyHref) }} />
      </Choice>
    </div>
  );
}

const linkTo = (href: string | undefined) => (inner: string) =>
  href ? (
    <a href={href} target="_blank" rel="noopener">
      {inner}
    </a>
  ) : (
    inner
  );
