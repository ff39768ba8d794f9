import type { Facts } from '#features/configurator/facts.ts';
import { tell } from '#i18n/tell.ts';
import type { Group, Part } from './part.ts';
import styles from './SetPanel.module.css';

interface PartChoiceProps {
  words: Facts['words'];
  group: Group;
  parts: readonly Part[];
  chosen: readonly string[];
  onToggle: (number: string) => void;
}

/** Things of one group, each with a tick; nothing where there are none. */
export function PartChoice({ words, group, parts, chosen, onToggle }: PartChoiceProps) {
  if (parts.length === 0) return null;
  const label = { bags: 'setBags', filters: 'setFilters', binParts: 'setBinParts', accessories: 'setAccessories' }[
    group
  ];
  return (
    <fieldset>
      <legend className="legend">{tell(words, label)}</legend>
      {parts.map(({ number, name, href, price, least }) => (
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
              {least === null && <small className="soft"> ({tell(words, 'setSoldOut')})</small>}
            </span>
          </label>
          <a className="tiny soft num" href={href} aria-label={`${name}, ${number}`}>
            {number}
          </a>
          <span className="num">{price}</span>
        </div>
      ))}
    </fieldset>
  );
}
