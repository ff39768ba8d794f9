import { productHref } from '#features/navigation/addresses.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import { readUnits } from '../entries.content.ts';
import { boughtAmount, measuresOf } from '../recipe/scale.ts';
import { guestsOf, planFor } from './planner.ts';
import type { RaclettePlanner } from './tools.schema.ts';

/** Everything that the planner's page shows, in one language. */
export interface PlannerView {
  locale: Locale;
  planner: RaclettePlanner;
  goods: Product[];
  /** What the script calculates with: rules, units, and every word that it writes. */
  rules: PlannerRules;
  /** The table for who has no script: each size of party with the usual amounts. */
  table: { guests: string; ovens: string; watts: number; amounts: string[] }[];
  amountNames: string[];
}

export interface PlannerRules {
  items: RaclettePlanner['items'];
  setups: RaclettePlanner['setups'];
  limits: RaclettePlanner['limits'];
  sliceG: number;
  measures: ReturnType<typeof measuresOf>;
  names: Record<string, string>;
  ovens: Record<string, { name: string; href: string }>;
  words: { setups: string[]; circuits: string; tooMany: string; pans: string };
}

export async function plannerView(
  locale: Locale,
  planner: RaclettePlanner,
  { goods, pansWord }: { goods: Product[]; pansWord: string },
): Promise<PlannerView> {
  const measures = measuresOf(locale, await readUnits(), ['g', 'dl']);
  const { items, setups, limits, sliceG, text } = planner;
  const ovens = Object.fromEntries(
    goods.map((product) => [
      product.productNumber ?? '',
      { name: nameOf(product), href: productHref(locale, product) },
    ]),
  );
  const usual = items.filter(({ chosen, group }) => chosen && group === 'basics');
  const rows = setups.map(({ guests, devices, watts }) => {
    const party = { adults: guests.to, children: 0, factor: 1, chosen: usual.map(({ id }) => id) };
    return {
      guests: guestsOf(guests),
      ovens: devices.map(({ article, count }) => `${count} × ${ovens[article]?.name ?? article}`).join(', '),
      watts,
      amounts: planFor(planner, party).amounts.map(({ amount, unit }) => boughtAmount(amount, unit, measures)),
    };
  });
  return {
    locale,
    planner,
    goods,
    rules: {
      ...{ items, setups, limits, sliceG, measures, ovens },
      names: Object.fromEntries(items.map(({ id, name }) => [id, inLanguage(locale, name)])),
      words: {
        setups: setups.map((setup) => inLanguage(locale, setup.text)),
        circuits: inLanguage(locale, text.circuits),
        tooMany: inLanguage(locale, text.tooMany),
        pans: pansWord,
      },
    },
    table: rows,
    amountNames: usual.map(({ name }) => inLanguage(locale, name)),
  };
}
