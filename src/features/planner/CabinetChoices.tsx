import { formatMessage } from '#i18n/format-message.ts';
import type { PlannerProps } from './Planner.island.tsx';
import styles from './Planner.module.css';
import { framesOf, lineOf } from './rules/plan.ts';
import type { PlannerView } from './use-planner-view.ts';
import type { PlannerWords } from './words.ts';

interface CabinetChoicesProps {
  view: PlannerView;
  words: PlannerWords;
  steps: PlannerProps['steps'];
}

/** Line, width of the cabinet, frame; what there is no choice of is not asked. */
export function CabinetChoices({ view, words, steps }: CabinetChoicesProps) {
  const { data, plan, articles, choose } = view;
  const cabinets = lineOf(data, plan)?.cabinets ?? [];
  const frames = framesOf(data, plan).filter(({ frame }) => articles[frame]?.offer);
  return (
    <>
      <fieldset>
        <legend className="legend">{steps.line}</legend>
        <div className="chips">
          {data.lines.map(({ line, name }) => (
            <label className="chip" key={line}>
              <input
                type="radio"
                name="line"
                checked={plan.line === line}
                onChange={() => choose({ line, frame: '', counts: {}, lids: {} })}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {cabinets.length > 1 && (
        <fieldset>
          <legend className="legend">{steps.cabinet}</legend>
          <div className="chips">
            {cabinets.map(({ widthMm }) => (
              <label className="chip fig" key={widthMm}>
                <input
                  type="radio"
                  name="width"
                  aria-label={formatMessage(words, 'planWidth', { width: widthMm })}
                  checked={plan.width === widthMm}
                  onChange={() => choose({ width: widthMm, frame: '' })}
                />
                {widthMm}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {frames.length > 0 && (
        <fieldset>
          <legend className="legend">{frames[0]?.fixed ? steps.housing : steps.frame}</legend>
          <div className={styles.options}>
            {frames.map(({ frame, minInstallationDepthMm, usableWidthMm, fixed }) => (
              <label className="option" key={frame}>
                <input
                  type="radio"
                  name="frame"
                  checked={plan.frame === frame}
                  onChange={() => choose({ frame, ...(fixed && { counts: {} }) })}
                />
                <span>{articles[frame]?.name}</span>
                <span className="soft small num">{frame}</span>
                <small className="num">
                  {minInstallationDepthMm === null
                    ? formatMessage(words, 'planFreestanding', { width: usableWidthMm })
                    : formatMessage(words, 'planDepth', { depth: minInstallationDepthMm })}
                </small>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
