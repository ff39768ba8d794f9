import '#styles/forms.css';
import { useState } from 'react';
import type { Place } from '#features/dealers/place/gazetteer.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { RequestForm } from './form/RequestForm.island.tsx';
import { Sent } from './form/Sent.tsx';
import { PartnerList } from './partner/PartnerList.tsx';
import { PlaceField } from './partner/PlaceField.tsx';
import { type Partner, rowsOf } from './partner/partners.ts';
import { ServiceChoice } from './partner/ServiceChoice.tsx';
import type { Question } from './question/question.ts';
import { useQuestion } from './question/use-question.ts';
import styles from './Request.module.css';
import type { RequestData } from './request-data.ts';

interface RequestProps extends RequestData {
  locale: Locale;
  /** What the address says, as far as whoever drew the page knows it. */
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
    ask: changeQuestion,
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
