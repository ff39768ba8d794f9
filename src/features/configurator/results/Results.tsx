import { PriceNote } from '#features/product/PriceNote.tsx';
import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Drawing, Thumb } from '#ui/Thumb.tsx';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import { isFull, withType } from '../question/question.ts';
import type { Judged } from '../rules/match-systems.ts';
import { SetPanel } from '../set/SetPanel.tsx';
import type { ConfiguratorStore } from '../use-configurator.ts';
import styles from './Results.module.css';
import { type AnswerView, reasonsOf } from './results-view.ts';

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

interface NothingProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  result: AnswerView;
}

/** No system fits: what helps, what fits otherwise, and whom to ask. */
function Nothing({ data, store, result }: NothingProps) {
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

interface HitProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  judged: Judged<System>;
  isNear?: boolean;
}

/** A system with the reasons why it fits or what is missing, and what one can do with it. */
function Hit({ data, store, judged, isNear = false }: HitProps) {
  const { locale, words } = data;
  const { system } = judged;
  const { number, name, claim, href, litres, media, drawing, shownPrice, isSoldOut } = system;
  const { question } = store;
  const isCompared = question.compared.includes(number);
  const isOpen = question.set === number;
  return (
    <li className={`${styles.hit} ${isNear ? styles.near : ''}`.trim()} data-system={number}>
      <div className={styles.picture}>
        <Thumb media={media} drawing={drawing} sizes="8rem" />
      </div>
      <div className={styles.text}>
        <p className="tiny soft num">{number}</p>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <p className="small soft">{claim}</p>
      </div>
      <p className={styles.litres}>{formatMessage(words, 'litres', { litres: formatNumber(locale, litres, 0) })}</p>
      <ul className={`${styles.why} small num`} aria-label={formatMessage(words, 'why')}>
        {reasonsOf(data, judged).map(({ rule, isBroken, text }) => (
          <li key={rule} className={isBroken ? styles.no : styles.yes}>
            <Icon name={isBroken ? 'close' : 'check'} small />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buy}>
        <div className="num">
          {shownPrice && <Price {...shownPrice} />}
          {isSoldOut && <p className="stock out">{formatMessage(words, 'soldOut')}</p>}
        </div>
        {isNear ? (
          <a className="more no-print" href={href}>
            {formatMessage(words, 'seeAnyway')}
            <span className="vh"> ({name})</span>
          </a>
        ) : (
          <a
            className="btn small"
            href={`${store.linkTo({ set: number, parts: undefined })}#set`}
            aria-expanded={isOpen}
            onClick={(event) => {
              event.preventDefault();
              store.openSet(isOpen ? undefined : number);
            }}
          >
            {formatMessage(words, isOpen ? 'setClose' : 'setOpen')}
            <span className="vh"> ({name})</span>
          </a>
        )}
        <label className={`${styles.compare} no-print`}>
          <input
            type="checkbox"
            name="compare"
            value={number}
            form="measures"
            checked={isCompared}
            disabled={!isCompared && isFull(question)}
            onChange={() => store.toggleCompared(number)}
          />
          <span>
            {formatMessage(words, 'compare')}
            <span className="vh"> ({name})</span>
          </span>
        </label>
      </div>
      {isOpen && !isNear && <SetPanel data={data} store={store} system={system} />}
    </li>
  );
}
