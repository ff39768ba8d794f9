import '#styles/forms.css';
import { useRef } from 'react';
import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import type { Facts } from '#features/configurator/facts.ts';
import type { Measurement } from '#features/configurator/question/question.ts';
import { tell } from '#i18n/tell.ts';
import { FormSummary } from '#ui/FormSummary.tsx';
import { MeasureField } from './MeasureField.tsx';
import styles from './MeasureForm.module.css';
import { problemText } from './problem-text.ts';
import { TypeChoice } from './TypeChoice.tsx';

interface MeasureFormProps {
  facts: Facts;
  store: ConfiguratorStore;
  problems: Measurement['problems'];
}

/** Kind and measures. A plain form: without script its answer is a page of its own. */
export function MeasureForm({ facts, store, problems }: MeasureFormProps) {
  const { words, hrefs } = facts;
  const { question, form } = store;
  const top = useRef<HTMLDivElement>(null);
  const asked = facts.types.find(({ id }) => id === question.type)?.measures ?? [];
  const wrong = facts.measures.flatMap((measure) => {
    const text = problemText(facts, measure, problems[measure.id]);
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
      <TypeChoice facts={facts} chosen={question.type} onChoose={store.choose} />
      <fieldset className={styles.measures}>
        <legend className="legend">{tell(words, 'measures')}</legend>
        <p className="small soft">{tell(words, 'measuresHint')}</p>
        {facts.measures
          .filter(({ id }) => asked.includes(id))
          .map((measure) => (
            <MeasureField
              key={measure.id}
              facts={facts}
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
          title={tell(words, 'problemsTitle', { count: wrong.length })}
          problems={wrong}
          onGo={(name) => document.getElementById(name)?.focus()}
        />
        <button className="btn" type="submit">
          {tell(words, 'submit')}
        </button>
        <a className="more small" href={hrefs.own}>
          {tell(words, 'reset')}
        </a>
      </div>
    </form>
  );
}
