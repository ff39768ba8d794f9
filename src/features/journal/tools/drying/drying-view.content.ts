import { inLanguage, type Locale } from '#i18n/locales.ts';
import { recipes } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { readGuide } from '../tools.content.ts';
import type { DryingGuide } from '../tools.schema.ts';
import type { Basis } from './drying.ts';

type Food = DryingGuide['foods'][number];

/** Food → temperature, hours, racks: what the tool asks, and what it calculates with. */
export interface DryingView {
  locale: Locale;
  groups: { name: string; foods: { id: string; name: string; data: Record<string, string | number> }[] }[];
  basis: Basis;
  /** Racks of the devices there are. */
  racks: number[];
  guideHref: string;
}

export async function dryingView(locale: Locale): Promise<DryingView> {
  const guide = await readGuide();
  const { racks } = guide.basis;
  return {
    locale,
    guideHref: recipes(locale, guide.slug[locale] ?? guide.slug.de),
    basis: basisOf(guide),
    racks: Array.isArray(racks) ? racks : [],
    groups: guide.groups.map(({ id, name }) => ({
      name: inLanguage(locale, name),
      foods: guide.foods.filter(({ group }) => group === id).map((food) => foodOf(locale, food)),
    })),
  };
}

/** @throws Error naming the figure that content/shop/drying-guide.yaml lacks */
export function basisOf({ basis }: Pick<DryingGuide, 'basis'>): Basis {
  const figure = (name: keyof Basis): number => {
    const value = basis[name];
    if (typeof value !== 'number') throw new Error(`content/shop/drying-guide.yaml, basis.${name}: expected a number.`);
    return value;
  };
  return {
    looseShare: figure('looseShare'),
    fullRackFactor: figure('fullRackFactor'),
    maxRunHours: figure('maxRunHours'),
    pauseHours: figure('pauseHours'),
  };
}

/** Figures and words of a food as attributes of its choice: the script needs nothing else. */
function foodOf(locale: Locale, { id, name, ...food }: Food) {
  const t = wordsOf(locale, 'journal');
  const { months, place } = food.storage;
  return {
    id,
    name: inLanguage(locale, name),
    data: {
      'data-celsius': food.temperatureC,
      'data-from': food.hours.from,
      'data-to': food.hours.to,
      'data-load': food.rackLoadG,
      'data-yield': food.yieldPercent,
      'data-keeps': `${t('months', { count: months })}, ${t.maybe(`place-${place}`) ?? ''}`,
      'data-done': inLanguage(locale, food.done),
      ...(food.spread ? { 'data-spread': '' } : {}),
      ...(food.group === 'herb' ? { 'data-herb': '' } : {}),
      ...(food.warning ? { 'data-warning': inLanguage(locale, food.warning) } : {}),
    },
  };
}
