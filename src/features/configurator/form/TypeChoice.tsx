import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData } from '../configurator-data.ts';
import styles from './MeasureForm.module.css';

interface TypeChoiceProps {
  data: ConfiguratorData;
  chosen: string;
  onChoose: (type: string) => void;
}

/** How the cabinet opens, and how one recognises it. */
export const TypeChoice = ({ data, chosen, onChoose }: TypeChoiceProps) => (
  <fieldset className={styles.types}>
    <legend className="legend">{formatMessage(data.words, 'systemType')}</legend>
    <div className="chips">
      {data.types.map(({ id, name }) => (
        <label key={id} className="chip">
          <input type="radio" name="type" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))}
    </div>
    <p className="small soft">{data.types.find(({ id }) => id === chosen)?.explanation}</p>
  </fieldset>
);
