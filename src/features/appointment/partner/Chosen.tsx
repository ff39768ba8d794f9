import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { dealers } from '#i18n/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import type { AppointmentWords } from '../words.ts';
import type { Partner } from './partners.ts';

interface ChosenProps {
  locale: Locale;
  words: AppointmentWords['appointment'];
  partner: Partner;
}

/** Where the partner is, and two ways to learn more. */
export const Chosen = ({ locale, words, partner: { id, name, street, zip, city, phone } }: ChosenProps) => (
  <section aria-label={formatMessage(words, 'chosenPartner')}>
    <h3>{name}</h3>
    <p className="soft num">
      {street}, {zip} {city}
    </p>
    <p className="row">
      <a className="more small num" href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" small />
        {phone}
        <span className="vh">, {name}</span>
      </a>
      <a className="more small" href={dealers(locale, id)} target="_blank" rel="noopener">
        <Icon name="clock" small />
        {formatMessage(words, 'hoursAndMap')}
      </a>
    </p>
  </section>
);
