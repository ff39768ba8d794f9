import { formatDate, formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Review } from '#store-api/contract/review.ts';
import styles from './Reviews.module.css';
import { isOwn, isVerified, stageOf } from './reviews.ts';
import type { ReviewWords } from './words.store.ts';

interface ReviewItemProps {
  review: Review;
  locale: Locale;
  words: ReviewWords['product'];
}

/** One review: its points set large, what was said, who said it, and below what the house answers. */
export function ReviewItem({ review, locale, words }: ReviewItemProps) {
  const points = formatNumber(locale, review.points ?? 0);
  const stage = stageOf(review);
  const by = [
    isOwn(review) && formatMessage(words, 'reviewOwn'),
    review.externalUser,
    isVerified(review) && formatMessage(words, 'reviewVerified'),
    review.createdAt && formatDate(locale, review.createdAt),
  ];
  const language = typeof review.customFields.hof_locale === 'string' ? review.customFields.hof_locale : undefined;
  return (
    <li className={styles.review}>
      <b>
        <span className="vh">{formatMessage(words, 'reviewsAverage', { rating: points })}</span>
        <span aria-hidden="true">{points}</span>
      </b>
      <div>
        <h3 lang={language}>{review.title}</h3>
        <p lang={language}>{review.content}</p>
        <p className="small soft">{by.filter(Boolean).join(', ')}</p>
        {stage === 'pending' && <p className="small">{formatMessage(words, 'reviewPending')}</p>}
        {stage === 'refused' && (
          <p className="small">
            {formatMessage(words, 'reviewRefused', { reason: review.comment?.replace(/\.$/, '') ?? '' })}
          </p>
        )}
        {stage === 'approved' && review.comment && (
          <blockquote className="small">
            <b>{formatMessage(words, 'reviewAnswer')}</b>
            <p lang={language}>{review.comment}</p>
          </blockquote>
        )}
      </div>
    </li>
  );
}
