import type { Locale } from '#i18n/locales.ts';
import { Bins } from './Bins.tsx';
import { CabinetChoices } from './CabinetChoices.tsx';
import { Extras } from './Extras.tsx';
import styles from './Planner.module.css';
import { PlanSide } from './PlanSide.tsx';
import type { Plan, PlannerData } from './rules/plan.ts';
import { type PlannerArticle, usePlannerView } from './use-planner-view.ts';
import type { PlannerWords } from './words.ts';

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
