import { PriceNote } from '#features/product/PriceNote.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData } from '../configurator-data.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import { Hit } from './Hit.tsx';
import { Nothing } from './Nothing.tsx';
import styles from './Results.module.css';
import type { AnswerView } from './results-view.ts';

interface ResultsProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  result: AnswerView;
}

/** What fits, the cheapest of each line first; what nearly does, the nearest first. */
export function Results({ data, store, result }: ResultsProps) {
  const { words } = data;
  const { fits, near, isComplete } = result;
  const { compared } = store.question;
  if (!isComplete) return null;
  return (
    <>
      <section className={styles.results} aria-labelledby="results">
        <div className="edge" />
        <div className="head">
          <h2 id="results" tabIndex={-1}>
            {formatMessage(words, 'resultFits', { count: fits.length })}
          </h2>
          <button className={`btn line small ${styles.take}`} type="submit" form="measures">
            {formatMessage(words, 'compare')}
          </button>
          {compared.length > 0 && (
            <a className="more no-print" href="#compared">
              {formatMessage(words, 'compareShow', { count: compared.length })}
            </a>
          )}
        </div>
        {fits.length === 0 && <Nothing data={data} store={store} result={result} />}
        <ul className={styles.list}>
          {fits.map((judged) => (
            <Hit key={judged.system.number} data={data} store={store} judged={judged} />
          ))}
        </ul>
        {fits.length > 0 && <PriceNote words={words} />}
      </section>
      {near.length > 0 && (
        <section className={styles.results} aria-labelledby="near">
          <h2 className="h3" id="near">
            {formatMessage(words, 'nearTitle')}
          </h2>
          <ul className={styles.list}>
            {near.map((judged) => (
              <Hit key={judged.system.number} data={data} store={store} judged={judged} isNear />
            ))}
          </ul>
          <PriceNote words={words} />
        </section>
      )}
    </>
  );
}
