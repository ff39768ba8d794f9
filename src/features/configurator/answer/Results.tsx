import { PriceNote } from '#features/catalog/PriceNote.tsx';
import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import type { Facts } from '#features/configurator/facts.ts';
import { tell } from '#i18n/tell.ts';
import type { AnswerView } from './answer-view.ts';
import { Hit } from './Hit.tsx';
import { Nothing } from './Nothing.tsx';
import styles from './Results.module.css';

interface ResultsProps {
  facts: Facts;
  store: ConfiguratorStore;
  answer: AnswerView;
}

/** What fits, the cheapest of each line first; what nearly does, the nearest first. */
export function Results({ facts, store, answer }: ResultsProps) {
  const { words } = facts;
  const { fits, near, isComplete } = answer;
  const { compared } = store.question;
  if (!isComplete) return null;
  return (
    <>
      <section className={styles.results} aria-labelledby="results">
        <div className="edge" />
        <div className="head">
          <h2 id="results" tabIndex={-1}>
            {tell(words, 'resultFits', { count: fits.length })}
          </h2>
          <button className={`btn line small ${styles.take}`} type="submit" form="measures">
            {tell(words, 'compare')}
          </button>
          {compared.length > 0 && (
            <a className="more no-print" href="#compared">
              {tell(words, 'compareShow', { count: compared.length })}
            </a>
          )}
        </div>
        {fits.length === 0 && <Nothing facts={facts} store={store} answer={answer} />}
        <ul className={styles.list}>
          {fits.map((judged) => (
            <Hit key={judged.system.number} facts={facts} store={store} judged={judged} />
          ))}
        </ul>
        {fits.length > 0 && <PriceNote words={words} />}
      </section>
      {near.length > 0 && (
        <section className={styles.results} aria-labelledby="near">
          <h2 className="h3" id="near">
            {tell(words, 'nearTitle')}
          </h2>
          <ul className={styles.list}>
            {near.map((judged) => (
              <Hit key={judged.system.number} facts={facts} store={store} judged={judged} isNear />
            ))}
          </ul>
          <PriceNote words={words} />
        </section>
      )}
    </>
  );
}
