import '#styles/forms.css';
import { useState } from 'react';
import type { Place } from '#features/dealers/place/gazetteer.ts';
import type { Locale } from '#i18n/locales.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import type { RequestKit } from './facts.ts';
import { RequestForm } from './form/RequestForm.island.tsx';
import { Sent } from './form/Sent.tsx';
import { PartnerList } from './partner/PartnerList.tsx';
import { PlaceField } from './partner/PlaceField.tsx';
import { type Partner, rowsOf } from './partner/partners.ts';
import { ServiceChoice } from './partner/ServiceChoice.tsx';
import { useQuestion } from './question/question.store.ts';
import type { Question } from './question/question.ts';
import styles from './Request.module.css';

interface RequestProps extends RequestKit {
  locale: Locale;
  /** What the address says, as far as whoever drew the page knows it. */
  asked: Question;
  here?: Place | undefined;
  /** True where the page's own address carries the question. */
  isOnPage?: boolean;
}

/** What arrived, and with whom. */
type Arrived = { partner: Partner; email: string; calendar: string | null };

/** So many at first, and so many more with every press. */
const PARTNERS = 5;

/** A request to a partner: for what, near where, to whom; then when, and who asks (C14). */
export function Request({ locale, words, facts, asked, here, isOnPage = false }: RequestProps) {
  const { question, ask, nearby: search } = useQuestion({ asked, here, partners: facts.partners, isOnPage });
  const [count, setCount] = useState(PARTNERS);
  const [arrived, setArrived] = useState<Arrived>();
  const t = words.appointment;
  const place = search.state === 'found' ? search.here : undefined;
  const { rows, nearby, chosen, isMore } = rowsOf(facts.partners, question, place, count);
  if (arrived)
    return (
      <Sent
        {...{ ...arrived, words }}
        partner={arrived.partner.name}
        onNext={() => {
          setArrived(undefined);
          ask({ partner: '' });
        }}
      />
    );
  return (
    <div className={styles.request}>
      <ServiceChoice words={t} service={question.service} onChoose={(service) => ask({ service })} />
      <PlaceField words={t} place={question.place} nearby={search} onSearch={(typed) => ask({ place: typed })} />
      <div className={styles.partners}>
        <p className="small soft" role="status">
          {search.state === 'unasked' && rows.length === 0 && tell(t, 'askPlace')}
          {search.state === 'searching' && tell(t, 'searching')}
          {place && tell(t, 'nearest', { count: nearby, place: place.name })}
        </p>
        {rows.length > 0 && (
          <PartnerList {...{ locale, rows }} words={t} chosen={chosen?.id} onChoose={(partner) => ask({ partner })} />
        )}
        {isMore && (
          <p>
            <Button look="line" size="small" onClick={() => setCount(count + PARTNERS)}>
              {tell(t, 'more')}
            </Button>
          </p>
        )}
      </div>
      <RequestForm
        {...{ locale, words, facts, question }}
        partner={chosen}
        onSent={(calendar, email) => chosen && setArrived({ partner: chosen, email, calendar })}
      />
    </div>
  );
}
