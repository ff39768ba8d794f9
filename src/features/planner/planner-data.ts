import type { PlannerContent } from './planner.schema.ts';
import type { Frame, PlannerData } from './rules/plan.ts';

/** What the rules need of the content. A line that stands free becomes a cabinet of no width with its housings as frames. */
export const plannerData = ({ mostContainers, containers, lines }: PlannerContent): PlannerData => ({
  mostContainers,
  containers,
  lines: lines.map(({ line, name, cabinets = [], housings, accessories }) => ({
    ...{ line, name, accessories },
    cabinets: housings
      ? [{ widthMm: 0, frames: housings.map(housingFrame) }]
      : cabinets.map(({ bodyWidthMm, frames }) => ({ widthMm: bodyWidthMm, frames })),
  })),
});

type Housing = NonNullable<PlannerContent['lines'][number]['housings']>[number];

/** A housing holds what it holds: there is nothing to fit. */
const housingFrame = ({ frame, format, minWidthMm, containers, count, sets }: Housing): Frame => ({
  ...{ frame, format, containers, sets },
  usableWidthMm: minWidthMm,
  heightAddMm: 0,
  minInstallationDepthMm: null,
  fixed: count,
});
