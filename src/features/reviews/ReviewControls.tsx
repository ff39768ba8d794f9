import { formatMessage } from '#i18n/format-message.ts';
import styles from './Reviews.module.css';
import { ORDERS, type ReviewOrder, type ReviewQuery } from './reviews.ts';
import type { ReviewWords } from './words.store.ts';

interface ReviewControlsProps {
  query: ReviewQuery;
  words: ReviewWords['product'];
  /** The language of the page; unknown until the session is there. */
  languageId: string | undefined;
  onQuery: (query: ReviewQuery) => void;
}

/** Oldest and newest, best and worst. */
const NAMES = { newest: 'reviewNewest', oldest: 'reviewOldest', best: 'reviewBest', worst: 'reviewWorst' } as const;

/** The order, and whether only those of one's own language are shown. */
export const ReviewControls = ({ query, words, languageId, onQuery }: ReviewControlsProps) => (
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
