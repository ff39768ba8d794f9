import '#styles/forms.css';
import { useRef } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { FieldError } from '#ui/Field.tsx';
import { FormSummary } from '#ui/FormSummary.tsx';
import type { ConfiguratorData, Measure } from '../configurator-data.ts';
import { type Measurement, readMeasure } from '../question/question.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import styles from './MeasureForm.module.css';

interface MeasureFormProps {
  data: ConfiguratorData;
  store: ConfiguratorStore;
  problems: Measurement['problems'];
}

/** Kind and measures. A plain form: without script its answer is a page of its own. */
export function MeasureForm({ data, store, problems }: MeasureFormProps) {
  const { words, hrefs } = data;
  const { question, form } = store;
  const top = useRef<HTMLDivElement>(null);
  const measureIds = data.types.find(({ id }) => id === question.type)?.measures ?? [];
  const wrong = data.measures.flatMap((measure) => {
    const text = problemText(data, measure, problems[measure.id]);
    return text ? [{ name: measure.id, label: measure.name, text }] : [];
  });
  const go = () =>
    wrong.length > 0
      ? top.current?.querySelector('a')?.focus()
      : document.getElementById('results')?.focus({ preventScroll: false });
  return (
    <form
      className={styles.form}
      id="measures"
      action={hrefs.configuratorHref}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store.leave();
        go();
      }}
    >
      <TypeChoice data={data} chosen={question.type} onChoose={store.choose} />
      <fieldset className={styles.measures}>
        <legend className="legend">{formatMessage(words, 'measures')}</legend>
        <p className="small soft">{formatMessage(words, 'measuresHint')}</p>
        {data.measures
          .filter(({ id }) => measureIds.includes(id))
          .map((measure) => (
            <MeasureField
              key={measure.id}
              data={data}
              measure={measure}
              type={question.type}
              typed={question.typed[measure.id] ?? ''}
              problem={problems[measure.id]}
              onType={(text) => store.type(measure.id, text)}
              onLeave={store.leave}
            />
          ))}
      </fieldset>
      <div className={styles.end} ref={top}>
        <FormSummary
          title={formatMessage(words, 'problemsTitle', { count: wrong.length })}
          problems={wrong}
          onGo={(name) => document.getElementById(name)?.focus()}
        />
        <button className="btn" type="submit">
          {formatMessage(words, 'submit')}
        </button>
        <a className="more small" href={hrefs.configuratorHref}>
          {formatMessage(words, 'reset')}
        </a>
      </div>
    </form>
  );
}

interface TypeChoiceProps {
  data: ConfiguratorData;
  chosen: string;
  onChoose: (type: string) => void;
}

/** How the cabinet opens, and how to recognize it. */
const TypeChoice = ({ data, chosen, onChoose }: TypeChoiceProps) => (
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

/** One measure: explained by a drawing and in words, with usual values to choose and its problem. */
function MeasureField({ data, measure, type, typed, problem, onType, onLeave }: MeasureFieldProps) {
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

/** The usual values of a measure, without them where the type has its own initial value. */
const typicalOf = ({ types }: ConfiguratorData, type: string, { id, typical }: Measure): number[] =>
  types.find((one) => one.id === type)?.defaults[id] === undefined ? typical : [];

/** What is wrong with a measure, in words. */
function problemText(
  { locale, words, measures }: ConfiguratorData,
  { name, min, max, default: example, within }: Measure,
  problem: Measurement['problems'][string] | undefined,
): string | undefined {
  if (!problem) return undefined;
  const outer = measures.find(({ id }) => id === within)?.name ?? '';
  const span = { min: formatNumber(locale, min, 0), max: formatNumber(locale, max, 0) };
  return formatMessage<string>(words, `problem-${problem}`, { ...span, name, outer, example });
}

/** A small drawing of the measure beside its label; the help text of the field describes it. */
function MeasureSketch({ measure }: { measure: string }) {
  const sketch = sketchOf(measure);
  return (
    <svg className={styles.sketch} viewBox="0 0 48 42" aria-hidden="true">
      <path d={sketch.lines} />
      <path className={styles.measure} d={sketch.measure} />
    </svg>
  );
}

/** A cabinet in 48 × 40 units with one of its measures. */
interface Sketch {
  lines: string;
  measure: string;
}

const sketchOf = (measure: string): Sketch => ({
  lines: measure.endsWith('Depth') ? SIDE : measure === 'sideWall' ? CORNER : FRONT,
  measure: MEASURES[measure] ?? '',
});

const FRONT = 'M8 4h32v28H8zM11 4v25h26V4';
/** From the side: the front at the left, a trap at the back. */
const SIDE = 'M4 5h3v26H4zM8 4h32v28H8zM8 29h32M33 4v9q0 3 3 3h4';
/** Two walls from above, much nearer. */
const CORNER = 'M4 10h26v8H12v18H4z';

const MEASURES: Record<string, string> = {
  bodyWidth: 'M8 34v5M8 36.500h32M40 34v5',
  bodyHeight: 'M42 4h5M44.500 4v28M42 32h5',
  installationHeight: 'M18 10h12M24 10v19M18 29h12',
  installationDepth: 'M8 17v8M8 21h25M33 17v8',
  bodyDepth: 'M8 34v5M8 36.500h32M40 34v5',
  sideWall: 'M34 10h8M38 3v7M34 18h8M38 18v7',
};
