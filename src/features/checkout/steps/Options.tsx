import styles from './Options.module.css';

export type Option = {
  id: string;
  label: string;
  price?: string | undefined;
  hint?: string | undefined;
  isAvailable: boolean;
};

interface OptionsProps {
  /** Of the radio group. */
  name: string;
  legend: string;
  isLegendHidden?: boolean;
  options: readonly Option[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** One of several ways. What is not possible stays in sight and says why. */
export const Options = ({ name, legend, isLegendHidden = false, options, chosen, onChoose }: OptionsProps) => (
  <fieldset>
    <legend className={isLegendHidden ? 'vh' : `legend ${styles.legend}`}>{legend}</legend>
    {options.map(({ id, label, price, hint, isAvailable }) => (
      <label key={id} className={`option ${isAvailable ? '' : styles.out}`}>
        <input
          type="radio"
          name={name}
          value={id}
          checked={id === chosen}
          disabled={!isAvailable}
          aria-labelledby={`${name}-${id}-name`}
          aria-describedby={hint ? `${name}-${id}-hint` : undefined}
          onChange={() => onChoose(id)}
        />
        <span id={`${name}-${id}-name`}>{label}</span>
        <span className="num">{price}</span>
        {hint && <small id={`${name}-${id}-hint`}>{hint}</small>}
      </label>
    ))}
  </fieldset>
);
