import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import { isFull } from '../question/question.ts';
import type { Judged } from '../rules/match-systems.ts';
import { SetPanel } from '../set/SetPanel.tsx';
import type { ConfiguratorStore } from '../use-configurator.ts';
import styles from './Hit.module.css';
import { reasonsOf } from './reasons.ts';

interface HitProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  judged: Judged<System>;
  isNear?: boolean;
}

/** A system with the reasons why it fits or what is missing, and what one can do with it. */
export function Hit({ data, store, judged, isNear = false }: HitProps) {
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
