import type { FieldDescription, NamedField } from '#desk/builder/fields/description.ts';
import { initialValue, isGroup, storedValue } from '#desk/builder/fields/values.ts';
import type { Locale } from '#i18n/locales.ts';

/** Items made of pasted lines; blank ones are left out, and so is what a list begins with in other programs. */
export function itemsOf(text: string, item: FieldDescription, locale: Locale): unknown[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter(Boolean)
    .map((line) => itemOf(line, item, locale));
}

/** `200 g Mehl, gesiebt` → amount, unit, name and note, as far as the item has such fields. */
function itemOf(line: string, item: FieldDescription, locale: Locale): unknown {
  if (item.input !== 'group') return textAs(item, line, locale);
  const made = initialValue({ ...item, isOptional: undefined }) as Record<string, unknown>;
  let rest = line;
  const has = (input: FieldDescription['input']) => item.fields.filter((field) => field.input === input);
  const [number] = has('number');
  const amount = number && rest.match(/^(\d+(?:[.,]\d+)?|[½¼¾⅓⅔])\s*(?=\D|$)/);
  if (number && amount) {
    made[number.key] = FRACTIONS[amount[1] ?? ''] ?? storedValue(number, amount[1] ?? '');
    rest = rest.slice(amount[0].length);
  }
  const unit = item.fields.find((field) => field.input === 'choice' && choiceOf(field, rest));
  const choice = unit && choiceOf(unit, rest);
  if (unit && choice) {
    made[unit.key] = choice.value;
    rest = rest.slice(choice.length).trim();
  }
  const texts = item.fields.filter(({ input }) =>
    ['languages', 'line', 'paragraph', 'markdown', 'reference'].includes(input),
  );
  const [first, second] = texts as [NamedField?, NamedField?];
  const [words = '', more = ''] = second ? rest.split(/\s*[,;|\t]\s*(.*)/s) : [rest];
  if (first) made[first.key] = textAs(first, words, locale);
  if (second && more) made[second.key] = textAs(second, more, locale);
  return made;
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 0.333, '⅔': 0.667 };

const UNITS: Record<string, string> = { el: 'tbsp', tl: 'tsp', cs: 'tbsp', cc: 'tsp' };

/** The choice that a line begins with, by its value, its name or the way cooks write it. */
function choiceOf(field: NamedField, line: string): { value: unknown; length: number } | undefined {
  if (field.input !== 'choice') return undefined;
  const [word = ''] = line.split(/\s/);
  const plain = word.toLowerCase().replace(/\.$/, '');
  const choice = field.choices.find(
    ({ value, label }) => String(value) === plain || label.toLowerCase() === plain || String(value) === UNITS[plain],
  );
  return word && choice ? { value: choice.value, length: word.length } : undefined;
}

/** In the language that is edited, and in German if that one is asked for too. */
function textAs(field: FieldDescription, text: string, locale: Locale): unknown {
  if (field.input !== 'languages') return storedValue(field, text);
  const first = initialValue({ ...field, isOptional: undefined });
  return { ...(isGroup(first) ? first : {}), [locale]: text };
}
