import { PriceNote } from '#features/catalog/PriceNote.tsx';
import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import type { Facts, System } from '#features/configurator/facts.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { tell } from '#i18n/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import { PartChoice } from './PartChoice.tsx';
import { GROUPS } from './part.ts';
import styles from './SetPanel.module.css';
import { VersionChoice } from './VersionChoice.tsx';
import { wholeSet } from './whole-set.ts';

interface SetPanelProps {
  facts: Facts;
  store: ConfiguratorStore;
  system: System;
}

/** What is in the box, what belongs to it, and all of it into the cart at once. */
export function SetPanel({ facts, store, system }: SetPanelProps) {
  const { locale, words } = facts;
  const { shelf, shelfState, question, adding } = store;
  const parts = shelf?.parts ?? [];
  const set = wholeSet(system, shelf, question.parts);
  return (
    <section className={styles.set} id="set" aria-labelledby="set-title">
      <h4 className="h3" id="set-title">
        {tell(words, 'setTitle')}
      </h4>
      <div className={styles.groups}>
        <div>
          <p className="legend">{tell(words, 'setBox')}</p>
          <ul className={styles.box}>
            {system.containers.map(({ litres, count }) => (
              <li key={litres}>{tell(words, 'setBins', { count, litres: formatNumber(locale, litres) })}</li>
            ))}
            <li className="soft">{tell(words, 'setSum', { litres: formatNumber(locale, system.litres, 0) })}</li>
          </ul>
        </div>
        {shelf && shelf.versions.length > 0 && (
          <VersionChoice
            words={words}
            versions={shelf.versions}
            chosen={set.version?.number}
            onChoose={(number) => store.chooseVersion(set, number)}
          />
        )}
        {GROUPS.map((group) => (
          <PartChoice
            key={group}
            words={words}
            system={system}
            group={group}
            parts={parts.filter((part) => part.group === group)}
            chosen={set.chosen}
            onToggle={(number) => store.togglePart(set.chosen, number)}
          />
        ))}
      </div>
      <input type="hidden" name="set" value={system.number} form="measures" />
      {shelf && <input type="hidden" name="parts" value="chosen" form="measures" />}
      {!shelf && shelfState === 'error' && (
        <Message tone="danger" title={tell(words, 'setFailed')}>
          <button className="linkish" type="button" onClick={store.retryShelf}>
            {tell(words, 'setRetry')}
          </button>
        </Message>
      )}
      {!shelf && shelfState !== 'error' && (
        <p className="soft" role="status">
          {tell(words, 'setLoading')}
        </p>
      )}
      <div className={styles.end}>
        <p className={styles.total} aria-live="polite">
          {set.total !== null && tell(words, 'setTotal', { count: set.count, price: formatMoney(locale, set.total) })}
        </p>
        <button className={`btn line small ${styles.take}`} type="submit" form="measures">
          {tell(words, 'setTake')}
        </button>
        {set.wanted.length === 0 ? (
          shelf && <p className="stock out">{tell(words, 'soldOut')}</p>
        ) : (
          <Button className={styles.add} busy={adding === 'busy'} onClick={() => store.add(set)}>
            <Icon name="cart" small />
            {tell(words, adding === 'busy' ? 'setAdding' : 'setAdd')}
          </Button>
        )}
      </div>
      {shelf && <PriceNote words={words} />}
      <div aria-live="polite">
        {adding === 'failed' && (
          <Message tone="danger">
            <p>{tell(words, 'setAddFailed')}</p>
          </Message>
        )}
      </div>
    </section>
  );
}
