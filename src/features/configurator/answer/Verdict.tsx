import type { Facts } from '#features/configurator/facts.ts';
import { tell } from '#i18n/tell.ts';
import type { AnswerView } from './answer-view.ts';
import styles from './Verdict.module.css';

/** How many fit, as a figure on the line; read out when it changes. */
export function Verdict({ facts: { words }, answer }: { facts: Facts; answer: AnswerView }) {
  const { fits, near, isComplete } = answer;
  const said = isComplete
    ? tell(words, 'resultAnnounce', { fits: fits.length, near: near.length })
    : tell(words, 'problemsTitle', { count: Object.keys(answer.problems).length });
  return (
    <div className={styles.verdict}>
      <span className="fig" aria-hidden="true">
        {isComplete ? fits.length : '–'}
      </span>
      <p aria-hidden="true">
        {isComplete ? (
          <>
            <strong>{tell(words, 'verdictFits', { count: fits.length })}</strong>
            <br />
            <span className="soft">{tell(words, 'resultNear', { count: near.length })}</span>
          </>
        ) : (
          said
        )}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}
