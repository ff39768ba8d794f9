import type { Slice } from '#i18n/format-message.ts';

/** Keys of `professional` that the planner shows. */
export const PLANNER_WORDS = [
  ...(['planWidth', 'planFreestanding', 'planDepth', 'planHeight', 'planBin', 'planFixed'] as const),
  ...(['planNoLid', 'planLidFor', 'planSets', 'planEmpty', 'planFirst', 'planNext'] as const),
  ...([
    'planReset',
    'planDrawing',
    'planToCart',
    'planToKitchen',
    'planKitchen',
    'planTotal',
    'planLimit-usableWidth',
  ] as const),
  ...(['planLimit-maxContainers', 'planLimit-oneHeight', 'planLimit-maxRows', 'usableWidth', 'partsList'] as const),
  ...(['quote', 'netHint', 'row-wrongStep'] as const),
] as const;

/** `PLANNER_WORDS` of professional, the stepper's words of cart. */
export type PlannerWords = Slice<
  (typeof PLANNER_WORDS)[number] | 'quantityLabel' | 'quantityIncrease' | 'quantityDecrease'
>;
