import { PriceNote } from '#features/product/PriceNote.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import styles from '../Configurator.module.css';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import { GROUPS, type Group, type Part, piecesFor, wholeSet } from './whole-set.ts';

interface SetPanelProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  system: System;
}

/** What is in the box, what belongs to it, and all of it into the cart at once. */
export function SetPanel({ data, store, system }: SetPanelProps) {
  const { locale, words } = data;
  const { systemDetails, detailsState, question, adding } = store;
  const parts = systemDetails?.parts ?? [];
  const set = wholeSet(system, systemDetails, question.parts);
  return (
    <section className={styles.set} id="set" aria-labelledby="set-title">
      <h4 className="h3" id="set-title">
        {formatMessage(words, 'setTitle')}
      </h4>
      <div className={styles.groups}>
        <div>
          <p className="legend">{formatMessage(words, 'setBox')}</p>
          <ul className={styles.box}>
            {system.containers.map(({ litres, count }) => (
              <li key={litres}>{formatMessage(words, 'setBins', { count, litres: formatNumber(locale, litres) })}</li>
            ))}
            <li className="soft">
              {formatMessage(words, 'setSum', { litres: formatNumber(locale, system.litres, 0) })}
            </li>
          </ul>
        </div>
        {systemDetails && systemDetails.versions.length > 0 && (
          <VersionChoice
            words={words}
            versions={systemDetails.versions}
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
      {systemDetails && <input type="hidden" name="parts" value="chosen" form="measures" />}
      {!systemDetails && detailsState === 'error' && (
        <Message tone="danger" title={formatMessage(words, 'setFailed')}>
          <button className="linkish" type="button" onClick={store.retryDetails}>
            {formatMessage(words, 'setRetry')}
          </button>
        </Message>
      )}
      {!systemDetails && detailsState !== 'error' && (
        <p className="soft" role="status">
          {formatMessage(words, 'setLoading')}
        </p>
      )}
      <div className={styles.end}>
        <p className={styles.total} aria-live="polite">
          {set.total !== null &&
            formatMessage(words, 'setTotal', { count: set.count, price: formatMoney(locale, set.total) })}
        </p>
        <button className={`btn line small ${styles.take}`} type="submit" form="measures">
          {formatMessage(words, 'setTake')}
        </button>
        {set.itemsToAdd.length === 0 ? (
          systemDetails && <p className="stock out">{formatMessage(words, 'soldOut')}</p>
        ) : (
          <Button className={styles.add} busy={adding === 'busy'} onClick={() => store.add(set)}>
            <Icon name="cart" small />
            {formatMessage(words, adding === 'busy' ? 'setAdding' : 'setAdd')}
          </Button>
        )}
      </div>
      {systemDetails && <PriceNote words={words} />}
      <div aria-live="polite">
        {adding === 'failed' && (
          <Message tone="danger">
            <p>{formatMessage(words, 'setAddFailed')}</p>
          </Message>
        )}
      </div>
    </section>
  );
}

interface PartChoiceProps {
  words: ConfiguratorData['words'];
  system: System;
  group: Group;
  parts: readonly Part[];
  chosen: readonly string[];
  onToggle: (number: string) => void;
}

/** Things of one group, each with a tick; nothing where there are none. */
function PartChoice({ words, system, group, parts, chosen, onToggle }: PartChoiceProps) {
  if (parts.length === 0) return null;
  const label = { bags: 'setBags', filters: 'setFilters', binParts: 'setBinParts', accessories: 'setAccessories' }[
    group
  ];
  const shown = parts.map((part) => ({ ...part, unitCount: piecesFor(system, part) }));
  return (
    <fieldset>
      <legend className="legend">{formatMessage<string>(words, label)}</legend>
      {shown.map(({ unitCount, number, name, href, price, least }) => (
        <div key={number} className={styles.part}>
          <label className="choice">
            <input
              type="checkbox"
              name="part"
              value={number}
              form="measures"
              checked={chosen.includes(number)}
              disabled={least === null}
              onChange={() => onToggle(number)}
            />
            <span>
              {name}
              {least === null && <small className="soft"> ({formatMessage(words, 'setSoldOut')})</small>}
            </span>
          </label>
          <a className="tiny soft num" href={href} aria-label={`${name}, ${number}`}>
            {number}
          </a>
          <span className="num">
            {unitCount > 1 && `${unitCount}\u00A0× `}
            {price}
          </span>
        </div>
      ))}
    </fieldset>
  );
}

interface VersionChoiceProps {
  words: ConfiguratorData['words'];
  versions: readonly Part[];
  /** Article number. */
  chosen: string | undefined;
  onChoose: (number: string) => void;
}

/** In which color the system comes: one of them goes into the cart. */
const VersionChoice = ({ words, versions, chosen, onChoose }: VersionChoiceProps) => (
  <fieldset>
    <legend className="legend">{formatMessage(words, 'setVersion')}</legend>
    {versions.map(({ number, name, price, least }) => (
      <div key={number} className={styles.part}>
        <label className="choice">
          <input
            type="radio"
            name="part"
            value={number}
            form="measures"
            checked={number === chosen}
            disabled={least === null}
            onChange={() => onChoose(number)}
          />
          <span>
            {name}
            {least === null && <small className="soft"> ({formatMessage(words, 'setSoldOut')})</small>}
          </span>
        </label>
        <span className="tiny soft num">{number}</span>
        <span className="num">{price}</span>
      </div>
    ))}
  </fieldset>
);
