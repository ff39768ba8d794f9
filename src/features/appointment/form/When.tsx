import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { localeInfo } from '#i18n/locales.ts';
import { Field } from '#ui/Field.tsx';
import { type Form, field } from './field.ts';

interface WhenProps {
  locale: Locale;
  form: Form;
  /** The first and the last day that can be asked for. */
  days: { first: string; last: string };
  /** What is typed; empty without a day. */
  day: string;
  /** When the door is open on it. */
  times: readonly string[];
}

/** When it would suit: for a showroom day and time, for an installation a day if one likes. */
export function When({ locale, form, days, day, times }: WhenProps) {
  const { appointment } = form.words;
  const { error, ...ofDay } = field(form, 'day');
  const isClosed = form.isVisit && day >= days.first && day <= days.last && times.length === 0;
  return (
    <>
      <Field
        {...ofDay}
        type="date"
        min={days.first}
        max={days.last}
        width="w3"
        error={error ?? (isClosed ? formatMessage(appointment, 'closedDay') : undefined)}
      />
      {form.isVisit && (
        <Field {...field(form, 'time')} as="select" width="w3">
          <option value="">{formatMessage(appointment, times.length > 0 ? 'chooseTime' : 'chooseDayFirst')}</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {clock(locale, time)}
            </option>
          ))}
        </Field>
      )}
      <p className="small soft">{formatMessage(appointment, 'whenHint')}</p>
    </>
  );
}

/** `13:30`, in English `1:30 PM`. */
const clock = (locale: Locale, time: string): string =>
  new Intl.DateTimeFormat(localeInfo(locale).numbers, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2027-01-04T${time}Z`),
  );
