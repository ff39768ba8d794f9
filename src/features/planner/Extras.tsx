import { formatMessage } from '#i18n/format-message.ts';
import { Stepper } from '#ui/Stepper.tsx';
import type { PlannerProps } from './Planner.island.tsx';
import styles from './Planner.module.css';
import { extraRule } from './rules/extra-rule.ts';
import { extrasOf, pieces } from './rules/plan.ts';
import type { PlannerView } from './use-planner-view.ts';
import type { PlannerWords } from './words.ts';

interface ExtrasProps {
  view: PlannerView;
  words: PlannerWords;
  steps: PlannerProps['steps'];
}

/** Lids for the bins that are chosen, then accessories and bags that go with them. */
export function Extras({ view, words, steps }: ExtrasProps) {
  const { data, plan, articles, lid } = view;
  const bins = data.containers.filter(({ article, lids }) => pieces(plan.counts, article) > 0 && lids.length > 0);
  const { accessories, bags } = extrasOf(data, plan);
  return (
    <>
      {bins.length > 0 && <h2 className="legend">{steps.lids}</h2>}
      {bins.map(({ article, lids }) => (
        <fieldset key={article}>
          <legend className="small">
            {formatMessage(words, 'planLidFor', { name: articles[article]?.name ?? article })}
          </legend>
          <div className="chips">
            {['', ...lids.filter((one) => articles[one]?.offer)].map((one) => (
              <label className="chip" key={one}>
                <input
                  type="radio"
                  name={`lid-${article}`}
                  checked={(plan.lids[article] ?? '') === one}
                  onChange={() => lid(article, one)}
                />
                {one === '' ? formatMessage(words, 'planNoLid') : articles[one]?.name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Counted heading={steps.accessories} numbers={accessories} view={view} words={words} />
      <Counted heading={steps.bags} numbers={bags} view={view} words={words} />
    </>
  );
}

/** Articles with a quantity each. */
function Counted({
  heading,
  numbers,
  view: { plan, articles, count },
  words,
}: Omit<ExtrasProps, 'steps'> & { heading: string; numbers: readonly string[] }) {
  const sold = numbers.filter((number) => articles[number]?.offer);
  if (sold.length === 0) return null;
  return (
    <section>
      <h2 className="legend">{heading}</h2>
      <ul className={styles.parts}>
        {sold.map((number) => {
          const name = articles[number]?.name ?? number;
          const { min, steps, max } = extraRule(articles[number]?.rule);
          return (
            <li key={number}>
              <p>
                <span className="soft tiny num">{number}</span>
                <b>{name}</b>
              </p>
              <div className={styles.step}>
                <Stepper
                  small
                  value={pieces(plan.counts, number)}
                  orNone
                  min={min}
                  step={steps}
                  max={max ?? undefined}
                  hint={min > 1 || steps > 1 ? formatMessage(words, 'row-wrongStep', { min, steps }) : undefined}
                  onChange={(value) => count(number, value)}
                  label={formatMessage(words, 'quantityLabel', { name })}
                  less={formatMessage(words, 'quantityDecrease', { name })}
                  more={formatMessage(words, 'quantityIncrease', { name })}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
