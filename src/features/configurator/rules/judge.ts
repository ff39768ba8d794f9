/** A rule of content/shop/configurator.yaml, as far as it decides. */
export interface Rule {
  id: string;
  check: 'oneOf' | 'atLeast' | 'atMost';
  measure: string;
  field: string;
  appliesTo: readonly string[];
  nearMm: number;
}

/** What a system needs: a limit, or the values that it is built for, by the field of `fit`. In millimetres. */
export type Limits = Readonly<Record<string, number | readonly number[] | null | undefined>>;

/** Whole millimetres by the id of a measure. */
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
