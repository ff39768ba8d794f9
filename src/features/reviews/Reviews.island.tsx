import '#styles/forms.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $context } from '#features/session/session.store.ts';
import { isCustomerSession } from '#features/session/session.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Review } from '#store-api/contract/review.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import styles from './Reviews.module.css';
import { reviews } from './reviews.store.ts';
import { type Bar, isOwn, isVerified, ORDERS, type ReviewOrder, type ReviewQuery, stageOf } from './reviews.ts';
import { WriteReview } from './WriteReview.island.tsx';
import { $reviewWords, loadReviewWords, type ReviewWords } from './words.store.ts';

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
  const ownReview = useStore(reviews.$ownReview, { ssr: 'initial' });
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
      <div className={styles.text}>
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

interface BarsProps {
  bars: readonly Bar[];
  words: ReviewWords['product'];
  /** The points that are shown alone. */
  chosen: number | undefined;
  onChoose: (points: number | undefined) => void;
}

/** How the points are spread, as bars; a press on one shows only those, a second press all of them. */
function Bars({ bars, words, chosen, onChoose }: BarsProps) {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ol className={styles.bars} aria-label={formatMessage(words, 'reviewBars')}>
      {bars.map(({ points, count }) => (
        <li key={points}>
          <button
            type="button"
            disabled={count === 0}
            aria-pressed={chosen === points}
            onClick={() => onChoose(chosen === points ? undefined : points)}
          >
            <span className="vh">{formatMessage(words, 'reviewBar', { points, count })}</span>
            <span className="num" aria-hidden="true">
              {points}
            </span>
            <progress max={all} value={count} aria-hidden="true" />
            <span className="num" aria-hidden="true">
              {count}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ReviewControlsProps {
  query: ReviewQuery;
  words: ReviewWords['product'];
  /** The language of the page; unknown until the session is there. */
  languageId: string | undefined;
  onQuery: (query: ReviewQuery) => void;
}

/** Oldest and newest, best and worst. */
const NAMES = { newest: 'reviewNewest', oldest: 'reviewOldest', best: 'reviewBest', worst: 'reviewWorst' } as const;

/** Sorting, and the filter by the language of the page. */
const ReviewControls = ({ query, words, languageId, onQuery }: ReviewControlsProps) => (
  <div className={styles.controls}>
    <label className={styles.order}>
      <span className="small">{formatMessage(words, 'reviewSort')}</span>
      <select
        className="input"
        value={query.order}
        onChange={({ target }) => onQuery({ ...query, order: target.value as ReviewOrder })}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {formatMessage(words, NAMES[order])}
          </option>
        ))}
      </select>
    </label>
    {query.points && (
      <button className="linkish small" type="button" onClick={() => onQuery({ ...query, points: undefined })}>
        {formatMessage(words, 'reviewAllStars')}
      </button>
    )}
    {languageId && (
      <label className="choice small">
        <input
          type="checkbox"
          checked={query.languageId !== undefined}
          onChange={({ target }) => onQuery({ order: query.order, ...(target.checked && { languageId }) })}
        />
        <span>{formatMessage(words, 'reviewOwnLanguage')}</span>
      </label>
    )}
  </div>
);

interface ReviewItemProps {
  review: Review;
  locale: Locale;
  words: ReviewWords['product'];
}

/** One review: its points set large, what was said, who said it, and below what the house answers. */
function ReviewItem({ review, locale, words }: ReviewItemProps) {
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
