import type { ReactNode } from 'react';
import { formatList, formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { MEASURES } from '#store-api/contract/appointment.ts';
import { Choice, Field } from '#ui/Field.tsx';
import { Rich } from '#ui/Rich.tsx';
import type { Measures } from '../question/question.ts';
import type { RequestConfig } from '../request-data.ts';
import { errorText, type Form, field } from './field.ts';

interface DetailsProps {
  locale: Locale;
  form: Form;
  config: RequestConfig;
  /** Of the cabinet, where the configurator has passed them on. */
  measures: Measures;
  /** When it would suit. */
  children: ReactNode;
}

/** When, what it is about, who asks, and that they agree. */
export function Details({ locale, form, config, measures, children }: DetailsProps) {
  const { appointment, common } = form.words;
  const measureTexts = MEASURES.flatMap((name) => {
    const mm = measures[name];
    return mm ? [formatMessage<string>(appointment, `measure-${name}`, { mm: formatNumber(locale, mm, 0) })] : [];
  });
  return (
    <div className="fields">
      <p className="small soft">{formatMessage(common, 'fieldsRequired')}</p>
      {children}
      <Field
        {...field(form, 'description')}
        as="textarea"
        rows={4}
        hint={formatMessage(appointment, 'descriptionHint')}
      />
      {measureTexts.length > 0 && (
        <p className="small soft">
          {formatMessage(appointment, 'measuresAttached', { measures: formatList(locale, measureTexts) })}
        </p>
      )}
      <Field {...field(form, 'firstName')} autoComplete="given-name" width="w3" />
      <Field {...field(form, 'lastName')} autoComplete="family-name" width="w3" />
      <Field {...field(form, 'phone')} type="tel" autoComplete="tel" width="w3" />
      <Field
        {...field(form, 'email')}
        type="email"
        autoComplete="email"
        width="w3"
        hint={formatMessage(appointment, 'emailHint')}
      />
      <Field {...field(form, 'street')} autoComplete="address-line1" width="w4" />
      <Field {...field(form, 'streetNumber')} autoComplete="off" width="w2" />
      <Field {...field(form, 'zip')} autoComplete="postal-code" width="w2" />
      <Field {...field(form, 'city')} autoComplete="address-level2" width="w4" />
      <Choice
        {...form.register('acceptedTerms')}
        id="appointment-acceptedTerms"
        error={errorText(form, 'acceptedTerms')}
        required
      >
        <Rich
          text={formatMessage(appointment, 'consent')}
          marks={{ terms: linkTo(config.termsHref), privacy: linkTo(config.privacyHref) }}
        />
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
