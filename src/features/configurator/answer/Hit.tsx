import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import type { Facts, System } from '#features/configurator/facts.ts';
import { isFull } from '#features/configurator/question/question.ts';
import type { Judged } from '#features/configurator/rules/answer.ts';
import { SetPanel } from '#features/configurator/set/SetPanel.tsx';
import { formatNumber } from '#i18n/format.ts';
import { tell } from '#i18n/tell.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import styles from './Hit.module.css';
import { reasonsOf } from './reasons.ts';

interface HitProps {
  facts: Facts;
  store: ConfiguratorStore;
  judged: Judged<System>;
  isNear?: boolean;
}

/** A system with the reasons why it fits or what is missing, and what one can do with it. */
export function Hit({ facts, store, judged, isNear = false }: HitProps) {
  const { locale, words } = facts;
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
      <p className={styles.litres}>{tell(words, 'litres', { litres: formatNumber(locale, litres, 0) })}</p>
      <ul className={`${styles.why} small num`} aria-label={tell(words, 'why')}>
        {reasonsOf(facts, judged).map(({ rule, isBroken, text }) => (
          <li key={rule} className={isBroken ? styles.no : styles.yes}>
            <Icon name={isBroken ? 'close' : 'check'} small />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buy}>
        <div className="num">
          {shownPrice && <Price {...shownPrice} />}
          {isSoldOut && <p className="stock out">{tell(words, 'soldOut')}</p>}
        </div>
        {isNear ? (
          <a className="more no-print" href={href}>
            {tell(words, 'seeAnyway')}
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
            {tell(words, isOpen ? 'setClose' : 'setOpen')}
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
            {tell(words, 'compare')}
            <span className="vh"> ({name})</span>
          </span>
        </label>
      </div>
      {isOpen && !isNear && <SetPanel facts={facts} store={store} system={system} />}
    </li>
  );
}
