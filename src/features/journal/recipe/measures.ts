import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Ingredient, Unit } from './ingredient.schema.ts';
import type { Measured, Measures, UnitRules, Written } from './scale.ts';
import type { Units } from './units.schema.ts';

/** The units of content in one language; with `only` no more than a page needs, and what those turn into. */
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

/** What is weighed is written in short (g), what is counted in full and in its plural (Prisen). */
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

/** An ingredient in one language, with both forms of its name where pieces are counted. */
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
