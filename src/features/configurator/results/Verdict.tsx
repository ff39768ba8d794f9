import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData } from '../configurator-data.ts';
import type { AnswerView } from './results-view.ts';
import styles from './Verdict.module.css';

/** How many fit, as a figure on the line; read out when it changes. */
export function Verdict({ data: { words }, result }: { data: ConfiguratorData; result: AnswerView }) {
  const { fits, near, isComplete } = result;
  const announcement = isComplete
    ? formatMessage(words, 'resultAnnounce', { fits: fits.length, near: near.length })
    : formatMessage(words, 'problemsTitle', { count: Object.keys(result.problems).length });
  return (
    <div className={styles.verdict}>
      <span className="fig" aria-hidden="true">
        {isComplete ? fits.length : '–'}
      </span>
      <p aria-hidden="true">
        {isComplete ? (
          <>
            <strong>{formatMessage(words, 'verdictFits', { count: fits.length })}</strong>
            <br />
            <span className="soft">{formatMessage(words, 'resultNear', { count: near.length })}</span>
          </>
        ) : (
          announcement
        )}
      </p>
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  );
}
