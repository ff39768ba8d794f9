import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import type { Facts } from '#features/configurator/facts.ts';
import { withType } from '#features/configurator/question/question.ts';
import { tell } from '#i18n/tell.ts';
import { Drawing } from '#ui/Drawing.tsx';
import type { AnswerView } from './answer-view.ts';
import styles from './Results.module.css';

interface NothingProps {
  facts: Facts;
  store: ConfiguratorStore;
  answer: AnswerView;
}

/** No system fits: what helps, what fits otherwise, and whom to ask. */
export function Nothing({ facts, store, answer }: NothingProps) {
  const { words, hrefs } = facts;
  return (
    <div className={styles.nothing}>
      <div className={styles.drawing}>
        <Drawing name="pull-out" bare />
      </div>
      <h3>{tell(words, 'none')}</h3>
      {answer.advice.map((advice) => (
        <p key={advice} className="prose">
          {advice}
        </p>
      ))}
      {answer.others.map(({ type, name, count }) => (
        <p key={type}>
          <a
            href={store.linkTo(withType(facts, store.question, type))}
            onClick={(event) => {
              event.preventDefault();
              store.choose(type);
            }}
          >
            {tell(words, 'otherType', { type: name, count })}
          </a>
        </p>
      ))}
      <p className="prose soft">{tell(words, 'noneHelp')}</p>
      <a className="btn line" href={hrefs.service}>
        {tell(words, 'sendService')}
      </a>
    </div>
  );
}
