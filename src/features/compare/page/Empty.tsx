import '#styles/blank.css';
import { formatMessage } from '#i18n/format-message.ts';
import { Drawing } from '#ui/Drawing.tsx';
import type { CompareWords } from '../words.ts';
import styles from './ComparePage.module.css';

/** Nothing chosen yet: how it is done, and where to begin. */
export const Empty = ({ words, shopHref }: { words: CompareWords; shopHref: string }) => (
  <div className="blank">
    <div className={styles.drawing}>
      <Drawing name="shelf" bare />
    </div>
    <p className="h3">{formatMessage(words, 'emptyTitle')}</p>
    <p>{formatMessage(words, 'emptyText')}</p>
    <p>
      <a className="btn" href={shopHref}>
        {formatMessage(words, 'emptyAction')}
      </a>
    </p>
  </div>
);
