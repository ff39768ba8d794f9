import { formatMessage } from '#i18n/format-message.ts';
import { Stepper } from '#ui/Stepper.tsx';
import type { PlannerProps } from './Planner.island.tsx';
import styles from './Planner.module.css';
import { binsOf, mostOf, pieces } from './rules/plan.ts';
import type { PlannerView } from './use-planner-view.ts';
import type { PlannerWords } from './words.ts';

interface BinsProps {
  view: PlannerView;
  words: PlannerWords;
  heading: string;
  rules: PlannerProps['rules'];
}

/** The bins of the frame with as many as fit beside the others; what has no more room says why. */
export function Bins({ view, words, heading, rules }: BinsProps) {
  const { data, plan, frame, articles, count } = view;
  if (!frame) return null;
  const bins = binsOf(data, frame).filter(({ article }) => articles[article]?.offer);
  return (
    <section aria-labelledby="plan-bins">
      <h2 className="legend" id="plan-bins">
        {heading}
      </h2>
      {frame.fixed === undefined && bins.some(({ perRow }) => perRow > 1) && (
        <p className="small soft">{rules.pairs}</p>
      )}
      <ul className={styles.parts}>
        {bins.map((bin) => {
          const { article, litres, widthMm, depthMm, heightMm, perRow } = bin;
          const name = articles[article]?.name ?? article;
          const { most, limit } = mostOf(data, frame, plan, bin);
          const chosen = pieces(plan.counts, article);
          const why =
            frame.fixed === undefined && most <= chosen && limit
              ? formatMessage(words, `planLimit-${limit}`)
              : undefined;
          return (
            <li key={article}>
              <div>
                <p>
                  <span className="soft tiny num">{article}</span>
                  <b>{name}</b>
                </p>
                <p className="small soft num">
                  {formatMessage(words, 'planBin', { litres, width: widthMm, depth: depthMm, height: heightMm })}
                </p>
              </div>
              {frame.fixed === undefined ? (
                <div className={styles.step}>
                  <Stepper
                    small
                    value={chosen}
                    min={0}
                    max={most}
                    step={perRow}
                    disabled={most === 0}
                    onChange={(value) => count(article, value)}
                    label={formatMessage(words, 'quantityLabel', { name })}
                    less={formatMessage(words, 'quantityDecrease', { name })}
                    more={formatMessage(words, 'quantityIncrease', { name })}
                    hint={why}
                  />
                </div>
              ) : (
                <p className="num">{formatMessage(words, 'planFixed', { count: frame.fixed })}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
