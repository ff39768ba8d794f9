import '#styles/forms.css';
import { useEffect, useRef, useState } from 'react';
import { writtenKm } from '#features/dealers/find/find-dealers.ts';
import type { Place } from '#features/dealers/place/gazetteer.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import { RequestForm } from './form/RequestForm.island.tsx';
import { type Partner, type Row, rowsOf } from './partner/partners.ts';
import type { RequestData } from './product/request-data.store.ts';
import { type Nearby, type Question, SERVICES, type Service, useQuestion } from './question/use-question.ts';
import styles from './Request.module.css';
import type { AppointmentWords } from './words.ts';

interface RequestProps extends RequestData {
  locale: Locale;
  /** The state of the URL, as far as the page was rendered with it. */
  initialQuestion: Question;
  here?: Place | undefined;
  /** True where the page's own address carries the question. */
  isOnPage?: boolean;
}

/** What arrived, and with whom. */
type Arrived = { partner: Partner; email: string; calendar: string | null };

/** So many at first, and so many more with every press. */
const PARTNERS = 5;

/** A request to a partner: for what, near where, to whom; then when, and who asks. */
export function Request({ locale, words, config, initialQuestion, here, isOnPage = false }: RequestProps) {
  const {
    question,
    change: changeQuestion,
    nearby: search,
  } = useQuestion({ initialQuestion, here, partners: config.partners, isOnPage });
  const [count, setCount] = useState(PARTNERS);
  const [arrived, setArrived] = useState<Arrived>();
  const t = words.appointment;
  const place = search.state === 'found' ? search.here : undefined;
  const { rows, nearby, chosen, isMore } = rowsOf(config.partners, question, place, count);
  if (arrived)
    return (
      <Sent
        {...{ ...arrived, words }}
        partner={arrived.partner.name}
        onNext={() => {
          setArrived(undefined);
          changeQuestion({ partner: '' });
        }}
      />
    );
  return (
    <div className={styles.request}>
      <ServiceChoice words={t} service={question.service} onChoose={(service) => changeQuestion({ service })} />
      <PlaceField
        words={t}
        place={question.place}
        nearby={search}
        onSearch={(typed) => changeQuestion({ place: typed })}
      />
      <div className={styles.partners}>
        <p className="small soft" role="status">
          {search.state === 'unasked' && rows.length === 0 && formatMessage(t, 'askPlace')}
          {search.state === 'searching' && formatMessage(t, 'searching')}
          {place && formatMessage(t, 'nearest', { count: nearby, place: place.name })}
        </p>
        {rows.length > 0 && (
          <PartnerList
            {...{ locale, rows }}
            words={t}
            chosen={chosen?.id}
            onChoose={(partner) => changeQuestion({ partner })}
          />
        )}
        {isMore && (
          <p>
            <Button variant="line" size="small" onClick={() => setCount(count + PARTNERS)}>
              {formatMessage(t, 'more')}
            </Button>
          </p>
        )}
      </div>
      <RequestForm
        {...{ locale, words, config, question }}
        partner={chosen}
        onSent={(calendar, email) => chosen && setArrived({ partner: chosen, email, calendar })}
      />
    </div>
  );
}

interface SentProps {
  words: AppointmentWords;
  partner: string;
  /** Where the copy goes, or empty. */
  email: string;
  /** The file for the calendar, where a day was wished for. */
  calendar: string | null;
  onNext: () => void;
}

/** Confirmation: who will answer, the appointment as a calendar file, and a way to send another request. */
function Sent({ words: { appointment }, partner, email, calendar, onNext }: SentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone="success" title={formatMessage(appointment, 'sentTitle', { partner })}>
        <p>
          {formatMessage(appointment, 'sentText')} {email && formatMessage(appointment, 'sentCopy', { email })}
        </p>
        <p className={`row ${styles.next}`}>
          {calendar && (
            <a
              className="btn small"
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
              download={formatMessage(appointment, 'calendarFile')}
            >
              <Icon name="calendar" small />
              {formatMessage(appointment, 'calendar')}
            </a>
          )}
          <Button variant="line" size="small" onClick={onNext}>
            {formatMessage(appointment, 'another')}
          </Button>
        </p>
      </Message>
    </div>
  );
}

interface PartnerListProps {
  locale: Locale;
  words: AppointmentWords['appointment'];
  rows: readonly Row[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Whom one may ask, the nearest first, each distance as a bar. */
function PartnerList({ locale, words, rows, chosen, onChoose }: PartnerListProps) {
  const furthest = Math.max(1, ...rows.map(({ km }) => km ?? 0));
  return (
    <fieldset>
      <legend className="legend">{formatMessage(words, 'choosePartner')}</legend>
      {rows.map(({ partner: { id, name, zip, city, isWholesale }, km }) => (
        <label key={id} className="option">
          <input type="radio" name="partner" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <b>{name}</b>
          <small className="num">
            {zip} {city}, {formatMessage(words, isWholesale ? 'kindWholesale' : 'kindKitchen')}
            {km !== undefined && (
              <Distance
                share={km / furthest}
                written={writtenKm(locale, km)}
                label={formatMessage(words, 'distance', { km: writtenKm(locale, km) })}
              />
            )}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

interface DistanceProps {
  /** 0 to 1 of the longest of its list. */
  share: number;
  /** `2,4` */
  written: string;
  /** Read out. */
  label: string;
}

/** A distance as a bar with its figure behind. */
function Distance({ share, written, label }: DistanceProps) {
  const end = `${Math.max(1, Math.round(share * LONGEST_PERCENT))}%`;
  return (
    <svg className="scale" role="img" aria-label={label}>
      <line x1="0" x2={end} y1="8" y2="8" />
      <line x1=".5" x2=".5" y1="3" y2="13" />
      <line x1={end} x2={end} y1="3" y2="13" />
      <text x={end} dx="7" y="12.5">
        {written} km
      </text>
    </svg>
  );
}

/** The figure needs the rest. */
const LONGEST_PERCENT = 78;

interface PlaceFieldProps {
  words: AppointmentWords['appointment'];
  /** As it was typed; a new one draws a new field. */
  place: string;
  nearby: Nearby;
  onSearch: (place: string) => void;
}

/** Where somebody lives; a form of its own, so that Enter searches. */
const PlaceField = ({ words, place, nearby, onSearch }: PlaceFieldProps) => (
  <search>
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('place') ?? '').trim());
      }}
    >
      <label htmlFor="appointment-place">{formatMessage(words, 'place')}</label>
      <div className="join">
        <input
          className="input"
          id="appointment-place"
          name="place"
          key={place}
          defaultValue={place}
          maxLength={100}
          autoComplete="postal-code"
        />
        <Button type="submit" busy={nearby.state === 'searching'}>
          <Icon name="pin" small />
          {formatMessage(words, 'find')}
        </Button>
      </div>
      {nearby.state === 'unknown' && (
        <Message tone="warning">
          <p>{formatMessage(words, 'unknownPlace', { place })}</p>
        </Message>
      )}
      {nearby.state === 'failed' && (
        <Message tone="danger">
          <p>{formatMessage(words, 'searchFailed')}</p>
        </Message>
      )}
    </form>
  </search>
);

interface ServiceChoiceProps {
  words: AppointmentWords['appointment'];
  service: Service;
  onChoose: (service: Service) => void;
}

/** What is asked for: a visit to a showroom, or an installation. */
const ServiceChoice = ({ words, service, onChoose }: ServiceChoiceProps) => (
  <fieldset>
    <legend className="vh">{formatMessage(words, 'serviceType')}</legend>
    {SERVICES.map((one) => (
      <label key={one} className="option">
        <input type="radio" name="service" value={one} checked={one === service} onChange={() => onChoose(one)} />
        <b>{formatMessage(words, one === 'assembly' ? 'serviceAssembly' : 'serviceExhibition')}</b>
        <small>{formatMessage(words, one === 'assembly' ? 'assemblyText' : 'exhibitionText')}</small>
      </label>
    ))}
  </fieldset>
);
