import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Ingredient, Unit, Units } from './recipe.schema.ts';

/** How one unit is written and rounded, in one language. */
interface UnitRules {
  /** Behind the figure; null when nothing stands there (2 pears). */
  word: { one: string; other: string } | null;
  isFraction: boolean;
  round: readonly { below?: number | undefined; to: number }[];
  min: number;
  convert: readonly Conversion[];
  /** The unit that is usual in this language. */
  local?: { unit: Unit; factor: number } | undefined;
}

interface Conversion {
  from?: number | undefined;
  below?: number | undefined;
  multipleOf?: number | undefined;
  unit: Unit;
  factor?: number | undefined;
  divide?: number | undefined;
}

/** Units in one language: what a page carries so that its amounts can be rescaled. */
export interface Measures {
  units: Partial<Record<Unit, UnitRules>>;
  singularUpTo: number;
  fractions: Record<string, string>;
  decimalMark: string;
}

/** An ingredient in one language; `names` has singular and plural where pieces are counted. */
export interface Measured {
  amount: number | null;
  unit?: Unit | undefined;
  names: { one: string; other: string };
}

export interface Written {
  /** `1½ EL`, `2`; empty when the amount is to taste. */
  amount: string;
  name: string;
}

/** The ingredient for another number of people; with factor 1 it is the recipe's own. */
export function scaled({ amount, unit, names }: Measured, factor: number, measures: Measures): Written {
  if (amount === null || !unit) return { amount: '', name: names.other };
  const local = measures.units[unit]?.local;
  const localAmount = local ? { value: amount * local.factor, unit: local.unit } : { value: amount, unit };
  const shown =
    factor === 1 ? localAmount : kitchenAmount({ ...localAmount, value: localAmount.value * factor }, measures);
  return written(shown, names, measures);
}

/** An amount for a shopping list: 2000 g are 2 kg. */
export const boughtAmount = (amount: number, unit: Unit, measures: Measures): string =>
  scaled({ amount, unit, names: { one: '', other: '' } }, 1 + 1e-9, measures).amount;

interface Amount {
  value: number;
  unit: Unit;
}

/** Converts, rounds and converts again (998 g → 1000 g → 1 kg); never zero. */
function kitchenAmount(amount: Amount, measures: Measures): Amount {
  const rounded = converted(inSteps(converted(amount, measures), measures), measures);
  const least = measures.units[rounded.unit]?.min ?? 0;
  return { ...rounded, value: Math.max(rounded.value, least) };
}

/** Figures are decimal, doubles are not. */
const TOLERANCE = 1e-6;

/** Conversions are short chains: g → kg, tsp → tbsp; the limit guards against circular rules. */
function converted(amount: Amount, measures: Measures, left = 3): Amount {
  const rule = measures.units[amount.unit]?.convert.find((one) => applies(one, amount.value));
  if (!rule || left === 0) return amount;
  const value = (amount.value * (rule.factor ?? 1)) / (rule.divide ?? 1);
  return converted({ value, unit: rule.unit }, measures, left - 1);
}

function applies({ from, below, multipleOf }: Conversion, value: number): boolean {
  if (from !== undefined && value < from - TOLERANCE) return false;
  if (below !== undefined && value >= below - TOLERANCE) return false;
  return multipleOf === undefined || Math.abs(value / multipleOf - Math.round(value / multipleOf)) < TOLERANCE;
}

/** Rounds to the step of the unit, halves up. */
function inSteps({ value, unit }: Amount, { units }: Measures): Amount {
  const step = units[unit]?.round.find(({ below }) => below === undefined || value < below)?.to ?? 1;
  return { unit, value: Math.floor(value / step + 0.5 + TOLERANCE) * step };
}

function written({ value, unit }: Amount, names: Measured['names'], measures: Measures): Written {
  const rules = measures.units[unit];
  const form = value <= measures.singularUpTo + TOLERANCE ? 'one' : 'other';
  const word = rules?.word?.[form];
  const figure = rules?.isFraction ? fraction(value, measures) : decimal(value, measures);
  return { amount: word ? `${figure}\u00A0${word}` : figure, name: rules?.word ? names.other : names[form] };
}

const decimal = (value: number, { decimalMark }: Measures): string =>
  String(Math.round(value * 100) / 100).replace('.', decimalMark);

/** `1¼`; fractions without a character are written as decimals. */
function fraction(value: number, measures: Measures): string {
  const whole = Math.floor(value + TOLERANCE);
  const rest = Math.round((value - whole) * 100) / 100;
  if (rest === 0) return String(whole);
  const sign = measures.fractions[String(rest)];
  return sign ? `${whole || ''}${sign}` : decimal(value, measures);
}

/** The units of content in one language; with `only` just these and those they convert to. */
export function measuresOf(locale: Locale, all: Units, only?: readonly Unit[]): Measures {
  const needed = only && withConversions(new Set(only), all, locale);
  const entries = Object.entries(all.units).filter(([unit]) => !needed || needed.has(unit as Unit));
  return {
    units: Object.fromEntries(entries.map(([unit, rules]) => [unit, rulesOf(locale, rules)])),
    singularUpTo: all.singularUpTo[locale],
    fractions: all.fractions,
    decimalMark: all.decimalMark[locale],
  };
}

function withConversions(units: Set<Unit>, all: Units, locale: Locale): Set<Unit> {
  for (const unit of units) {
    const { convert, local } = all.units[unit];
    for (const other of [...convert, local[locale]]) if (other) units.add(other.unit);
  }
  return units;
}

/** Weights are abbreviated (g), counted units written in full with a plural (Prisen). */
function rulesOf(locale: Locale, rules: Units['units'][Unit]): UnitRules {
  const { kind, hidden, name, short, show, round, min, convert, local } = rules;
  const brief = { one: short[locale], other: short[locale] };
  return {
    word: hidden ? null : kind === 'count' ? name[locale] : brief,
    isFraction: show === 'fraction',
    round,
    min,
    convert,
    local: local[locale],
  };
}

/** An ingredient in one language, with singular and plural of its name where pieces are counted. */
export function measured(locale: Locale, { amount, unit, name }: Ingredient, { countable }: Units): Measured {
  const localName = inLanguage(locale, name);
  const forms = countable.map((one) => one[locale]).find(({ one, other }) => localName === one || localName === other);
  return { amount, unit, names: unit === 'piece' && forms ? forms : { one: localName, other: localName } };
}

/** As a sentence reads it: `1½ EL Mehl`, `800 g de pommes de terre`, `3 poires`. */
export function inWords(locale: Locale, { amount, name }: Written, unit: Unit | undefined, { joiner }: Units): string {
  const { word, elided, elideBefore, keepBefore, not } = joiner[locale];
  if (!amount) return name;
  if (!word || !unit || not.includes(unit)) return `${amount} ${name}`;
  const start = name.toLowerCase();
  const isElided = elided && elideBefore.includes(start[0] ?? '') && !keepBefore.some((one) => start.startsWith(one));
  return isElided ? `${amount} ${elided}${name}` : `${amount} ${word} ${name}`;
}
