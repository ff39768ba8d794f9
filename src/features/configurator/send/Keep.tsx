import type { AnswerView } from '#features/configurator/answer/answer-view.ts';
import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import type { Facts } from '#features/configurator/facts.ts';
import { linesOf, wholeSet } from '#features/configurator/set/whole-set.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Keep.module.css';
import type { Keeping } from './keeping.store.ts';
import { messageOf, told } from './message.ts';

interface KeepProps {
  facts: Facts;
  store: ConfiguratorStore;
  answer: AnswerView;
  keeping: Keeping;
}

/** Takes the configuration along: on paper, as a file, as a link, to a dealer or to customer service. */
export function Keep({ facts, store, answer, keeping }: KeepProps) {
  const { words, hrefs, dealers } = facts;
  const { question, open, shelf } = store;
  const inWords = told(facts, question, answer);
  const set = open ? wholeSet(open, shelf, question.parts) : undefined;
  const goods = open && set ? linesOf(open, set).map((line) => line.text) : [];
  const text = messageOf(facts, inWords, goods, keeping.origin + store.linkTo({}));
  const mail = (to: string) =>
    `mailto:${to}?subject=${encodeURIComponent(inWords.subject)}&body=${encodeURIComponent(text)}`;
  const query = store.linkTo({}).slice(hrefs.own.length);
  return (
    <section className={`${styles.keep} no-print`} aria-labelledby="keep">
      <div className="edge" />
      <h2 className="h3" id="keep">
        {tell(words, 'keepTitle')}
      </h2>
      <p className="soft small">{tell(words, 'keepText')}</p>
      <p className={styles.ways}>
        <a className="btn line small" href={hrefs.file + query}>
          <Icon name="pdf" small />
          {tell(words, 'pdf')}
        </a>
        <Button className={styles.script} look="line" size="small" onClick={keeping.print}>
          <Icon name="print" small />
          {tell(words, 'print')}
        </Button>
        <Button className={styles.script} look="line" size="small" onClick={() => keeping.share(store.linkTo({}))}>
          <Icon name="share" small />
          {tell(words, 'share')}
        </Button>
        <a
          className="btn line small"
          href={`${hrefs.service}?${new URLSearchParams({ subject: 'question', comment: text })}`}
        >
          <Icon name="mail" small />
          {tell(words, 'sendService')}
        </a>
      </p>
      <div className={styles.dealer}>
        <div className={`field ${styles.script}`}>
          <label htmlFor="dealer">{tell(words, 'sendDealer')}</label>
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
              {tell(words, 'mailOpen')}
            </a>
          </div>
        </div>
      </div>
      <details className="fold">
        <summary>{tell(words, 'rulesTitle')}</summary>
        <ul className={`${styles.rules} prose`}>
          {facts.rules
            .filter(({ appliesTo }) => appliesTo.includes(question.type))
            .map((rule) => (
              <li key={rule.id}>{rule.words}</li>
            ))}
        </ul>
      </details>
      <p className="msg">
        <Icon name="wrench" />
        <span>
          {tell(words, 'askInstall')} <a href={hrefs.dealers}>{tell(words, 'dealerFind')}</a>
        </span>
      </p>
    </section>
  );
}
