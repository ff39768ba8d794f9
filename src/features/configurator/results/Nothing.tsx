import { formatMessage } from '#i18n/format-message.ts';
import { Drawing } from '#ui/Drawing.tsx';
import type { ConfiguratorData } from '../configurator-data.ts';
import { withType } from '../question/question.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import styles from './Results.module.css';
import type { AnswerView } from './results-view.ts';

interface NothingProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  result: AnswerView;
}

/** No system fits: what helps, what fits otherwise, and whom to ask. */
export function Nothing({ data, store, result }: NothingProps) {
  const { words, hrefs } = data;
  return (
    <div className={styles.nothing}>
      <div className={styles.drawing}>
        <Drawing name="pull-out" bare />
      </div>
      <h3>{formatMessage(words, 'none')}</h3>
      {result.advice.map((advice) => (
        <p key={advice} className="prose">
          {advice}
        </p>
      ))}
      {result.others.map(({ type, name, count }) => (
        <p key={type}>
          <a
            href={store.linkTo(withType(data, store.question, type))}
            onClick={(event) => {
              event.preventDefault();
              store.choose(type);
            }}
          >
            {formatMessage(words, 'otherType', { type: name, count })}
          </a>
        </p>
      ))}
      <p className="prose soft">{formatMessage(words, 'noneHelp')}</p>
      <a className="btn line" href={hrefs.service}>
        {formatMessage(words, 'sendService')}
      </a>
    </div>
  );
}
