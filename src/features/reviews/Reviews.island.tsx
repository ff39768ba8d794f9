import '#styles/forms.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $context } from '#features/session/session.store.ts';
import { isCustomerSession } from '#features/session/session.ts';
import type { Locale } from '#i18n/locales.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import { Bars } from './Bars.tsx';
import { ReviewControls } from './ReviewControls.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './Reviews.module.css';
import { reviews } from './reviews.store.ts';
import type { ReviewWish } from './reviews.ts';
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
  const own = useStore(reviews.$own, { ssr: 'initial' });
  const words = useStore($reviewWords, { ssr: 'initial' });
  const { value: context } = useStore($context, { ssr: 'initial' });
  const [wish, setWish] = useState<ReviewWish>({ order: 'newest' });
  const isCustomer = context && isCustomerSession(context.customer);
  useEffect(() => {
    loadReviewWords(locale);
  }, [locale]);
  useEffect(() => {
    reviews.show(productId, wish);
  }, [productId, wish]);
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
  const isChosen = wish.languageId !== undefined || wish.points !== undefined;
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
            chosen={wish.points}
            onChoose={(points) => setWish({ ...wish, points })}
          />
        </div>
      )}
      <div className={styles.said}>
        {value && (isChosen || value.total > 1) && (
          <ReviewControls wish={wish} words={product} languageId={languageId} onWish={setWish} />
        )}
        {value?.total === 0 && <p className="soft">{tell(product, isChosen ? 'reviewNoneHere' : 'reviewEmpty')}</p>}
        <ul>
          {value?.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} locale={locale} words={product} />
          ))}
        </ul>
        {state === 'error' && (
          <Message tone="danger">
            <p>{tell(connection, 'unreachable')}</p>
            <Button look="line" size="small" onClick={() => reviews.show(productId, wish)}>
              {tell(connection, 'retry')}
            </Button>
          </Message>
        )}
        {rest > 0 && (
          <p>
            <Button look="line" busy={state === 'pending'} onClick={() => reviews.more(productId)}>
              {tell(product, 'reviewMore')}
            </Button>
          </p>
        )}
        <WriteReview locale={locale} productId={productId} words={words} mayWrite={isCustomer} own={own} />
      </div>
    </div>
  );
}
