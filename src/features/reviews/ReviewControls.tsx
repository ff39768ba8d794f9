import { tell } from '#i18n/tell.ts';
import styles from './Reviews.module.css';
import type { ReviewOrder, ReviewWish } from './reviews.ts';
import type { ReviewWords } from './words.store.ts';

interface ReviewControlsProps {
  wish: ReviewWish;
  words: ReviewWords['product'];
  /** The language of the page; unknown until the session is there. */
  languageId: string | undefined;
  onWish: (wish: ReviewWish) => void;
}

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
        <option value="newest">{tell(words, 'reviewNewest')}</option>
        <option value="best">{tell(words, 'reviewBest')}</option>
      </select>
    </label>
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
