import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../Configurator.module.css';
import type { ConfiguratorData } from '../configurator-data.ts';
import type { AnswerView } from '../results/results-view.ts';
import { linesOf, wholeSet } from '../set/whole-set.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import { messageOf, summarize } from './message.ts';
import type { Keeping } from './use-keeping.ts';

interface KeepProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  result: AnswerView;
  keeping: Keeping;
}

/** Takes the configuration along: on paper, as a file, as a link, to a dealer or to customer service. */
export function Keep({ data, store, result, keeping }: KeepProps) {
  const { words, hrefs, dealers } = data;
  const { question, open, systemDetails } = store;
  const inWords = summarize(data, question, result);
  const set = open ? wholeSet(open, systemDetails, question.parts) : undefined;
  const goods = open && set ? linesOf(open, set).map((line) => line.text) : [];
  const text = messageOf(data, inWords, goods, keeping.origin + store.linkTo({}));
  const mail = (to: string) =>
    `mailto:${to}?subject=${encodeURIComponent(inWords.subject)}&body=${encodeURIComponent(text)}`;
  const query = store.linkTo({}).slice(hrefs.configuratorHref.length);
  return (
    <section className={`${styles.keep} no-print`} aria-labelledby="keep">
      <div className="edge" />
      <h2 className="h3" id="keep">
        {formatMessage(words, 'keepTitle')}
      </h2>
      <p className="soft small">{formatMessage(words, 'keepText')}</p>
      <p className={styles.ways}>
        <a className="btn line small" href={hrefs.file + query}>
          <Icon name="pdf" small />
          {formatMessage(words, 'pdf')}
        </a>
        <Button className={styles.script} variant="line" size="small" onClick={keeping.print}>
          <Icon name="print" small />
          {formatMessage(words, 'print')}
        </Button>
        <Button className={styles.script} variant="line" size="small" onClick={() => keeping.share(store.linkTo({}))}>
          <Icon name="share" small />
          {formatMessage(words, 'share')}
        </Button>
        <a
          className="btn line small"
          href={`${hrefs.service}?${new URLSearchParams({ subject: 'question', comment: text })}`}
        >
          <Icon name="mail" small />
          {formatMessage(words, 'sendService')}
        </a>
      </p>
      <div className={styles.dealer}>
        <div className={`field ${styles.script}`}>
          <label htmlFor="dealer">{formatMessage(words, 'sendDealer')}</label>
          <div className="join">
            <select
              className="input"
              id="dealer"
              value={keeping.dealer}
              onChange={({ target }) => keeping.choose(target.value)}
            >
              {dealers.map(({ name, city, email }) => (
                <option key={email} value={email}>
                  {city}, {name}
                </option>
              ))}
            </select>
            <a className="btn line" href={mail(keeping.dealer || (dealers[0]?.email ?? ''))}>
              <Icon name="mail" small />
              {formatMessage(words, 'mailOpen')}
            </a>
          </div>
        </div>
      </div>
      <details className="fold">
        <summary>{formatMessage(words, 'rulesTitle')}</summary>
        <ul className={`${styles.rules} prose`}>
          {data.rules
            .filter(({ appliesTo }) => appliesTo.includes(question.type))
            .map((rule) => (
              <li key={rule.id}>{rule.words}</li>
            ))}
        </ul>
      </details>
      <p className="msg">
        <Icon name="wrench" />
        <span>
          {formatMessage(words, 'askInstall')} <a href={hrefs.dealers}>{formatMessage(words, 'dealerFind')}</a>
        </span>
      </p>
    </section>
  );
}
