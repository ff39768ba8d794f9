import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import type { Group, Part } from './part.ts';
import styles from './SetPanel.module.css';
import { piecesFor } from './whole-set.ts';

interface PartChoiceProps {
  words: ConfiguratorData['words'];
  system: System;
  group: Group;
  parts: readonly Part[];
  chosen: readonly string[];
  onToggle: (number: string) => void;
}

/** Things of one group, each with a tick; nothing where there are none. */
export function PartChoice({ words, system, group, parts, chosen, onToggle }: PartChoiceProps) {
  if (parts.length === 0) return null;
  const label = { bags: 'setBags', filters: 'setFilters', binParts: 'setBinParts', accessories: 'setAccessories' }[
    group
  ];
  const shown = parts.map((part) => ({ ...part, pieces: piecesFor(system, part) }));
  return (
    <fieldset>
      <legend className="legend">{formatMessage(words, label)}</legend>
      {shown.map(({ pieces, number, name, href, price, least }) => (
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
            {pieces > 1 && `${pieces}\u00A0× `}
            {price}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
