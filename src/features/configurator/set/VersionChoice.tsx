import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData } from '../configurator-data.ts';
import type { Part } from './part.ts';
import styles from './SetPanel.module.css';

interface VersionChoiceProps {
  words: ConfiguratorData['words'];
  versions: readonly Part[];
  /** Article number. */
  chosen: string | undefined;
  onChoose: (number: string) => void;
}

/** In which colour the system comes: one of them goes into the cart. */
export const VersionChoice = ({ words, versions, chosen, onChoose }: VersionChoiceProps) => (
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
