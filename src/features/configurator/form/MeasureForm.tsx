import '#styles/forms.css';
import { useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import { FormSummary } from '#ui/FormSummary.tsx';
import type { ConfiguratorData } from '../configurator-data.ts';
import type { Measurement } from '../question/question.ts';
import type { ConfiguratorStore } from '../use-configurator.ts';
import { MeasureField } from './MeasureField.tsx';
import styles from './MeasureForm.module.css';
import { problemText } from './problem-text.ts';
import { TypeChoice } from './TypeChoice.tsx';

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
      action={hrefs.own}
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
        <a className="more small" href={hrefs.own}>
          {formatMessage(words, 'reset')}
        </a>
      </div>
    </form>
  );
}
