import { tell } from '#i18n/tell.ts';
import styles from './Reviews.module.css';
import { ORDERS, type ReviewOrder, type ReviewWish } from './reviews.ts';
import type { ReviewWords } from './words.store.ts';

interface ReviewControlsProps {
  wish: ReviewWish;
  words: ReviewWords['product'];
  /** The language of the page; unknown until the session is there. */
  languageId: string | undefined;
  onWish: (wish: ReviewWish) => void;
}

/** Oldest and newest, best and worst. */
const NAMES = { newest: 'reviewNewest', oldest: 'reviewOldest', best: 'reviewBest', worst: 'reviewWorst' } as const;

/** The order, and whether only those of one's own language are shown. */
export const ReviewControls = ({ wish, words, languageId, onWish }: ReviewControlsProps) => (
  <div className={styles.controls}>
    <label className={styles.order}>
      <span className="small">{tell(words, 'reviewSort')}</span>
      <select
        className="input"
        value={wish.order}
        onChange={({ target }) => onWish({ ...wish, order: target.value as ReviewOrder })}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {tell(words, NAMES[order])}
          </option>
        ))}
      </select>
    </label>
    {wish.points && (
      <button className="linkish small" type="button" onClick={() => onWish({ ...wish, points: undefined })}>
        {tell(words, 'reviewAllStars')}
      </button>
    )}
    {languageId && (
      <label className="choice small">
        <input
          type="checkbox"
          checked={wish.languageId !== undefined}
          onChange={({ target }) => onWish({ order: wish.order, ...(target.checked && { languageId }) })}
        />
        <span>{tell(words, 'reviewOwnLanguage')}</span>
      </label>
    )}
  </div>
);
