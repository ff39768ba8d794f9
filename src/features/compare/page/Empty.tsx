import '#styles/blank.css';
import type { CompareWords } from '#features/compare/words.ts';
import { tell } from '#i18n/tell.ts';
import { Drawing } from '#ui/Drawing.tsx';
import styles from './ComparePage.module.css';

/** Nothing chosen yet: how it is done, and where to begin. */
export const Empty = ({ words, shopHref }: { words: CompareWords; shopHref: string }) => (
  <div className="blank">
    <div className={styles.drawing}>
      <Drawing name="shelf" bare />
    </div>
    <p className="h3">{tell(words, 'emptyTitle')}</p>
    <p>{tell(words, 'emptyText')}</p>
    <p>
      <a className="btn" href={shopHref}>
        {tell(words, 'emptyAction')}
      </a>
    </p>
  </div>
);
