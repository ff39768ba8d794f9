import '#styles/forms.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $context } from '#features/session/session.store.ts';
import { isCustomerSession } from '#features/session/session.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import { Bars } from './Bars.tsx';
import { ReviewControls } from './ReviewControls.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './Reviews.module.css';
import { reviews } from './reviews.store.ts';
import type { ReviewQuery } from './reviews.ts';
import { WriteReview } from './WriteReview.island.tsx';
import { $reviewWords, loadReviewWords } from './words.store.ts';

interface ReviewsProps {
  locale: Locale;
  productId: string;
  /** So many were there when the page was drawn: room is kept for them. */
  count: number;
  /** Their average, written as the language writes it. */
  average: string;
}

/** What buyers say, part by part, and the form to say something. Wakes when a shopper comes near. */
export function Reviews({ locale, productId, count, average }: ReviewsProps) {
  const { state, value } = useStore(reviews.$reviews, { ssr: 'initial' });
  const ownReview = useStore(reviews.$own, { ssr: 'initial' });
  const words = useStore($reviewWords, { ssr: 'initial' });
  const { value: context } = useStore($context, { ssr: 'initial' });
  const [query, setQuery] = useState<ReviewQuery>({ order: 'newest' });
  const isCustomer = context && isCustomerSession(context.customer);
  useEffect(() => {
    loadReviewWords(locale);
  }, [locale]);
  useEffect(() => {
    reviews.show(productId, query);
  }, [productId, query]);
  useEffect(() => {
    if (isCustomer) reviews.findOwn(productId);
  }, [productId, isCustomer]);

  if (!words)
    return (
      <div className={count > 0 ? `${styles.room} ${styles.asleep}` : undefined}>
        {count > 0 && <div className="ghost" />}
      </div>
    );
  const { product, connection } = words;
  const languageId = context?.context.languageIdChain[0];
  const rest = (value?.total ?? 0) - (value?.reviews.length ?? 0);
  const isChosen = query.languageId !== undefined || query.points !== undefined;
  return (
    <div className={styles.reviews} aria-busy={state === 'pending' || undefined}>
      {value && value.bars.length > 0 && (
        <div className={styles.sum}>
          <p className="fig num" aria-hidden="true">
            {average}
          </p>
          <Bars
            bars={value.bars}
            words={product}
            chosen={query.points}
            onChoose={(points) => setQuery({ ...query, points })}
          />
        </div>
      )}
      <div className={styles.said}>
        {value && (isChosen || value.total > 1) && (
          <ReviewControls query={query} words={product} languageId={languageId} onQuery={setQuery} />
        )}
        {value?.total === 0 && (
          <p className="soft">{formatMessage(product, isChosen ? 'reviewNoneHere' : 'reviewEmpty')}</p>
        )}
        <ul>
          {value?.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} locale={locale} words={product} />
          ))}
        </ul>
        {state === 'error' && (
          <Message tone="danger">
            <p>{formatMessage(connection, 'unreachable')}</p>
            <Button variant="line" size="small" onClick={() => reviews.show(productId, query)}>
              {formatMessage(connection, 'retry')}
            </Button>
          </Message>
        )}
        {rest > 0 && (
          <p>
            <Button variant="line" busy={state === 'pending'} onClick={() => reviews.more(productId)}>
              {formatMessage(product, 'reviewMore')}
            </Button>
          </p>
        )}
        <WriteReview locale={locale} productId={productId} words={words} mayWrite={isCustomer} ownReview={ownReview} />
      </div>
    </div>
  );
}
