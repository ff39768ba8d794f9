import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { FieldError } from '#ui/Field.tsx';
import type { ConfiguratorData, Measure } from '../configurator-data.ts';
import { MeasureSketch } from '../drawing/MeasureSketch.tsx';
import { readMeasure } from '../question/measure.ts';
import type { Measurement } from '../question/question.ts';
import styles from './MeasureField.module.css';
import { problemText } from './problem-text.ts';

interface MeasureFieldProps {
  data: ConfiguratorData;
  measure: Measure;
  /** How the system opens. */
  type: string;
  typed: string;
  problem: Measurement['problems'][string] | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** One measure: what is meant as a drawing and in words, the usual values to choose, and what is wrong with it. */
export function MeasureField({ data, measure, type, typed, problem, onType, onLeave }: MeasureFieldProps) {
  const { locale, words, rules } = data;
  const { id, letter, name, short, min, max, explanation } = measure;
  const mm = (value: number) => formatNumber(locale, value, 0);
  const error = problemText(data, measure, problem);
  const read = readMeasure(typed, measure);
  const isConverted = 'mm' in read && typed.trim() !== String(read.mm);
  const typical = typicalOf(data, type, measure);
  const isBuiltFor = rules.some(
    ({ check, appliesTo, ...rule }) => rule.measure === id && check === 'oneOf' && appliesTo.includes(type),
  );
  return (
    <div className={`field ${styles.field} ${isBuiltFor ? styles.wide : ''}`.trim()} data-measure={id}>
      <label htmlFor={id}>
        <b className={styles.letter}>{letter}</b> {name}
      </label>
      <div className={styles.row}>
        <MeasureSketch measure={id} />
        <div className={`unit ${styles.input}`}>
          <input
            id={id}
            name={id}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            list={`${id}-typical`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            onChange={({ target }) => onType(target.value)}
            onBlur={() => {
              if (isConverted) onType(String(read.mm));
              onLeave();
            }}
          />
          <span aria-hidden="true">mm</span>
        </div>
        {isBuiltFor && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a field would name it twice
          <div className={styles.typical} role="group" aria-label={formatMessage(words, 'typicalOf', { name })}>
            {typical.map((value) => (
              <button
                key={value}
                className="chip"
                type="button"
                aria-pressed={'mm' in read && read.mm === value}
                onClick={() => onType(String(value))}
              >
                {value}
              </button>
            ))}
          </div>
        )}
      </div>
      <datalist id={`${id}-typical`}>
        {typical.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <p className="hint" id={`${id}-hint`}>
        {formatMessage(words, 'range', { short, min: mm(min), max: mm(max) })}
        {!isBuiltFor && typical.length > 0 && <>. {formatMessage(words, 'typical', { values: typical.join(', ') })}</>}
        {isConverted && <b>. {formatMessage(words, 'readAs', { mm: mm(read.mm) })}</b>}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <details className={styles.how}>
        <summary className="small">{formatMessage(words, 'howTo', { name })}</summary>
        <p className="small soft prose">{explanation}</p>
      </details>
    </div>
  );
}

/** A kind that begins with a value of its own has other usual values than those that the measure names. */
const typicalOf = ({ types }: ConfiguratorData, type: string, { id, typical }: Measure): number[] =>
  types.find((one) => one.id === type)?.defaults[id] === undefined ? typical : [];
