import '#styles/forms.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $context } from '#features/session/session.store.ts';
import { isCustomerSession } from '#features/session/session.ts';
import type { Locale } from '#i18n/locales.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
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
}

/** What buyers say, part by part, and the form to say something. Wakes when a shopper comes near. */
export function Reviews({ locale, productId, count }: ReviewsProps) {
  const { state, value } = useStore(reviews.$reviews, { ssr: 'initial' });
  const words = useStore($reviewWords, { ssr: 'initial' });
  const { value: context } = useStore($context, { ssr: 'initial' });
  const [wish, setWish] = useState<ReviewWish>({ order: 'newest' });
  useEffect(() => {
    loadReviewWords(locale);
  }, [locale]);
  useEffect(() => {
    reviews.show(productId, wish);
  }, [productId, wish]);

  if (!words) return <div className={count > 0 ? `${styles.room} ghost` : undefined} />;
  const { product, connection } = words;
  const languageId = context?.context.languageIdChain[0];
  const rest = (value?.total ?? 0) - (value?.reviews.length ?? 0);
  return (
    <div className={styles.reviews} aria-busy={state === 'pending' || undefined}>
      {value && (wish.languageId || value.total > 1) && (
        <ReviewControls wish={wish} words={product} languageId={languageId} onWish={setWish} />
      )}
      {value?.total === 0 && wish.languageId && <p className="soft">{tell(product, 'reviewNoneHere')}</p>}
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
      <WriteReview
        locale={locale}
        productId={productId}
        words={words}
        mayWrite={context && isCustomerSession(context.customer)}
      />
    </div>
  );
}
