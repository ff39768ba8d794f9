import type { Facts } from '#features/configurator/facts.ts';
import { tell } from '#i18n/tell.ts';
import styles from './MeasureForm.module.css';

interface TypeChoiceProps {
  facts: Facts;
  chosen: string;
  onChoose: (type: string) => void;
}

/** How the cabinet opens, and how one recognises it. */
export const TypeChoice = ({ facts, chosen, onChoose }: TypeChoiceProps) => (
  <fieldset className={styles.types}>
    <legend className="legend">{tell(facts.words, 'systemType')}</legend>
    <div className="chips">
      {facts.types.map(({ id, name }) => (
        <label key={id} className="chip">
          <input type="radio" name="type" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))}
    </div>
    <p className="small soft">{facts.types.find(({ id }) => id === chosen)?.explanation}</p>
  </fieldset>
);
