import { useState } from 'react';
import { cart } from '#features/cart/cart.store.ts';
import { openPanel, wakePanel } from '#features/cart/panel/panel.store.ts';
import type { Article } from '#features/professional/rows/verdict.ts';
import { frameOf, litresOf, type Plan, type PlannerData, partsOf, planQuery, possible, roomOf } from './rules/plan.ts';

export type PlannerView = ReturnType<typeof usePlannerView>;

/** An article as the planner names and prices it. */
export type PlannerArticle = Omit<Article, 'number'>;

/** The plan, its result and its actions. The URL always has the current plan. */
export function usePlannerView(data: PlannerData, begun: Plan, articles: Record<string, PlannerArticle>) {
  const [plan, setPlan] = useState(begun);
  const [isAdding, setAdding] = useState(false);
  const frame = frameOf(data, plan);

  /** Changes the plan; choices that do not fit the change are removed. */
  function choose(change: Partial<Plan>): void {
    const next = possible(data, { ...plan, ...change }, articles);
    setPlan(next);
    history.replaceState(history.state, '', planQuery(next) || location.pathname);
  }

  const parts = partsOf(data, plan);

  /** Adds the parts list to the cart; the panel shows it, and errors. */
  async function addAll(): Promise<void> {
    setAdding(true);
    wakePanel();
    const itemsToAdd = parts.flatMap(({ article, quantity }) => {
      const productId = articles[article]?.id;
      return productId ? [{ productId, quantity }] : [];
    });
    const updatedCart = await cart.addProducts(itemsToAdd);
    openPanel(updatedCart && {});
    setAdding(false);
  }

  return {
    ...{ data, plan, frame, parts, articles, isAdding, choose, addAll },
    room: frame && roomOf(data, frame, plan),
    litres: litresOf(data, plan),
    count: (article: string, count: number) => choose({ counts: { ...plan.counts, [article]: count } }),
    lid: (bin: string, lid: string) => choose({ lids: { ...plan.lids, [bin]: lid } }),
    reset: () => choose({ line: '', width: 0, frame: '', counts: {}, lids: {} }),
  };
}
