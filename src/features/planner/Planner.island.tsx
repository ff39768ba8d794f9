import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Stepper } from '#ui/Stepper.tsx';
import styles from './Planner.module.css';
import { PlanSide } from './PlanSide.tsx';
import {
  binsOf,
  countOf,
  extraRule,
  extrasOf,
  framesOf,
  lineOf,
  mostOf,
  type Plan,
  type PlannerData,
} from './rules/plan.ts';
import { type PlannerArticle, type PlannerView, usePlannerView } from './use-planner-view.ts';
import type { PlannerWords } from './words.server.ts';

export interface PlannerProps {
  locale: Locale;
  words: PlannerWords;
  data: PlannerData;
  /** Headings of the steps, and the rules, in words. */
  steps: Record<'line' | 'cabinet' | 'frame' | 'housing' | 'containers' | 'lids' | 'accessories' | 'bags', string>;
  rules: Record<'usableWidth' | 'pairs' | 'format' | 'height' | 'oneHeight' | 'maxContainers', string>;
  articles: Record<string, PlannerArticle>;
  /** What the address says. */
  plan: Plan;
  quotesHref: string;
  /** Where the parts list can go, besides the cart and a quote. */
  kitchens: readonly { href: string; id: string; name: string }[];
}

/** Line, cabinet, frame, bins, lids, accessories, bags: each step offers only what goes with those before it. */
export function Planner({ locale, words, data, steps, rules, articles, plan, quotesHref, kitchens }: PlannerProps) {
  const view = usePlannerView(data, plan, articles);
  return (
    <div className={styles.planner}>
      <div className={styles.steps}>
        <CabinetChoices view={view} words={words} steps={steps} />
        {view.frame && <Bins view={view} words={words} heading={steps.containers} rules={rules} />}
        {view.parts.length > 0 && <Extras view={view} words={words} steps={steps} />}
      </div>
      <PlanSide view={view} words={words} locale={locale} quotesHref={quotesHref} kitchens={kitchens} />
    </div>
  );
}

interface BinsProps {
  view: PlannerView;
  words: PlannerWords;
  heading: string;
  rules: PlannerProps['rules'];
}

/** The bins of the frame with as many as fit beside the others; what has no more room says why. */
function Bins({ view, words, heading, rules }: BinsProps) {
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
          const chosen = countOf(plan.counts, article);
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

interface CabinetChoicesProps {
  view: PlannerView;
  words: PlannerWords;
  steps: PlannerProps['steps'];
}

/** Line, width of the cabinet, frame; what there is no choice of is not asked. */
function CabinetChoices({ view, words, steps }: CabinetChoicesProps) {
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

interface ExtrasProps {
  view: PlannerView;
  words: PlannerWords;
  steps: PlannerProps['steps'];
}

/** Lids for the bins that are chosen, then accessories and bags that go with them. */
function Extras({ view, words, steps }: ExtrasProps) {
  const { data, plan, articles, lid } = view;
  const bins = data.containers.filter(({ article, lids }) => countOf(plan.counts, article) > 0 && lids.length > 0);
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
                  value={countOf(plan.counts, number)}
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
