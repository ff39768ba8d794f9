// Closeout systems are listed after all others that fit.
import type { Cents } from '#values/money.ts';

/** What decides of a system, and where it stands among those that fit. */
export interface Judgeable {
  number: string;
  types: readonly string[];
  limits: Limits;
  /** Sold while there are some left: another has taken its place. */
  isLast: boolean;
  /** Place of its line. */
  lineOrder: number;
  /** In cents, as an anonymous visitor pays: only the order hangs on it. Null for what has none, which comes last. */
  price: Cents | null;
}

export interface Judged<System> {
  system: System;
  /** In the order of the rules. */
  findings: Finding[];
}

export interface Matches<System> {
  fits: Judged<System>[];
  near: Judged<System>[];
}

export interface Rules {
  rules: readonly Rule[];
  /** How many rules a near miss may break. */
  mostBroken: number;
}

/**
 * The systems of a kind that fit, by line and price, models that are running out last, and those that nearly do, the
 * nearest first. What is further off, and every other kind, is not mentioned.
 */
export function answerTo<System extends Judgeable>(
  { rules, mostBroken }: Rules,
  systems: readonly System[],
  type: string,
  measured: Measured,
): Matches<System> {
  const judged = systems
    .filter(({ types }) => types.includes(type))
    .map((system) => ({ system, findings: judge(rules, type, system.limits, measured) }));
  const isNear = ({ findings }: Judged<System>) => {
    const broken = findings.filter(isBroken);
    return broken.length > 0 && broken.length <= mostBroken && broken.every((one) => isClose(rules, one));
  };
  return {
    fits: judged.filter(({ findings }) => !findings.some(isBroken)).sort(byLineAndPrice),
    near: judged.filter(isNear).sort((a, b) => missing(a) - missing(b) || byNumber(a, b)),
  };
}

export const isBroken = ({ spare }: Finding): boolean => spare < 0;

/** All that is missing together, in millimeters. */
export const missing = ({ findings }: Pick<Judged<unknown>, 'findings'>): number =>
  findings.filter(isBroken).reduce((sum, { spare }) => sum - spare, 0);

const isClose = (rules: readonly Rule[], { rule, spare }: Finding): boolean =>
  -spare <= (rules.find(({ id }) => id === rule)?.nearMm ?? 0);

type OfSystem = Judged<Judgeable>;
const byNumber = (a: OfSystem, b: OfSystem): number => a.system.number.localeCompare(b.system.number);
const byLast = (a: OfSystem, b: OfSystem): number => Number(a.system.isLast) - Number(b.system.isLast);
const byLineAndPrice = (a: OfSystem, b: OfSystem): number =>
  byLast(a, b) || a.system.lineOrder - b.system.lineOrder || byPrice(a, b) || byNumber(a, b);
const byPrice = ({ system: a }: OfSystem, { system: b }: OfSystem): number =>
  a.price === b.price ? 0 : (a.price ?? Infinity) - (b.price ?? Infinity);

/** A rule of content/shop/configurator.yaml, as far as it decides. */
export interface Rule {
  id: string;
  check: 'oneOf' | 'atLeast' | 'atMost';
  measure: string;
  field: string;
  appliesTo: readonly string[];
  nearMm: number;
}

/** What a system needs: a limit, or the values that it is built for, by the field of `fit`. In millimeters. */
type Limits = Readonly<Record<string, number | readonly number[] | null | undefined>>;

/** Whole millimeters by the id of a measure. */
export type Measured = Readonly<Record<string, number>>;

/** How one rule came out. */
export interface Finding {
  rule: string;
  measure: string;
  /** What was measured. */
  given: number;
  /** What the system asks for; of several values the nearest. */
  limit: number;
  /** Room that is left; below zero what is missing. One of several values leaves no room. */
  spare: number;
  /** What is missing is missing because the measure is too small (`short`) or too large (`over`). */
  side: 'short' | 'over' | undefined;
}

/** Every rule that a system of this kind has to keep, in the order of the rules; what it has no limit for is left out. */
export const judge = (rules: readonly Rule[], type: string, limits: Limits, measured: Measured): Finding[] =>
  rules.flatMap((rule) => {
    const given = measured[rule.measure];
    const rawLimit = limits[rule.field];
    if (!rule.appliesTo.includes(type) || given === undefined) return [];
    const limit = typeof rawLimit === 'object' && rawLimit !== null ? nearestOf(rawLimit, given) : rawLimit;
    if (limit === null || limit === undefined) return [];
    const { id, measure } = rule;
    const spare = spareOf(rule.check, given, limit);
    return [{ rule: id, measure, given, limit, spare, side: spare < 0 ? sideOf(given, limit) : undefined }];
  });

const spareOf = (check: Rule['check'], given: number, limit: number): number =>
  check === 'oneOf' ? 0 - Math.abs(given - limit) : check === 'atLeast' ? given - limit : limit - given;

const sideOf = (given: number, limit: number) => (given < limit ? 'short' : 'over');

/** The smaller of two that are as near. */
const nearestOf = (values: readonly number[], given: number): number | undefined =>
  values.toSorted((a, b) => Math.abs(a - given) - Math.abs(b - given) || a - b)[0];
