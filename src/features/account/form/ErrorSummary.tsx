import { type Slice, tell } from '#i18n/tell.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ErrorSummary.module.css';
import type { Problem } from './kit.ts';

interface ErrorSummaryProps {
  problems: readonly Problem[];
  words: Slice<'summaryTitle' | 'summaryText'>;
  onGo: (field: string) => void;
}

/** What is missing, above everything, each with a way to its field. */
export function ErrorSummary({ problems, words, onGo }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div className="msg bad" role="alert">
      <Icon name="warning" />
      <div>
        <b>{tell(words, 'summaryTitle', { count: problems.length })}</b>
        <ul className={styles.list}>
          {problems.map(({ field, label, text }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(field);
                }}
              >
                {label || text}
              </a>
              {label && `: ${text.replace(/^\*/, '')}`}
            </li>
          ))}
        </ul>
        <p>{tell(words, 'summaryText')}</p>
      </div>
    </div>
  );
}
