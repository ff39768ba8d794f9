import type { Definition } from '#features/configurator/configurator.schema.ts';
import { type Finding, nearest, repeated } from '#features/content-schema/rules/finding.ts';
import type { ExplodedDrawing } from '#features/spare-parts/exploded/exploded.schema.ts';
import type { Cause, Content } from './content.ts';
import { placesIn } from './content.ts';

/** The configurator asks only for measures that it can explain, and starts with values that it accepts. */
export function measureFindings({ files }: Content): Finding[] {
  const configurators = files.filter(({ kind }) => kind === 'configurator') as { file: string; value: Definition }[];
  return configurators.flatMap(({ file, value }) => [
    ...namedMeasures(value).flatMap(([field, id]) =>
      findMeasure(value, id) ? [] : [undefinedMeasure(file, field, id)],
    ),
    ...beginnings(value).flatMap(([field, id, mm]) => {
      const measure = findMeasure(value, id);
      if (!measure || (measure.min <= mm && mm <= measure.max)) return [];
      return [{ file, field, actual: String(mm), expected: `${measure.min} to ${measure.max}, as ${id} may be` }];
    }),
  ]);
}

const findMeasure = ({ measures }: Definition, id: string) => measures.find((measure) => measure.id === id);

/** Every reference to a measure: questions, initial values, limits, rules. */
const namedMeasures = ({ types, measures, rules }: Definition): [field: string, id: string][] => [
  ...types.flatMap((type) => [
    ...type.measures.map((id): [string, string] => [`types ${type.id}: measures`, id]),
    ...Object.keys(type.defaults).map((id): [string, string] => [`types ${type.id}: defaults`, id]),
  ]),
  ...measures.flatMap(({ id, within }): [string, string][] => (within ? [[`measures ${id}: within`, within]] : [])),
  ...rules.map(({ id, measure }): [string, string] => [`rules ${id}: measure`, measure]),
];

const beginnings = ({ types, measures }: Definition): [field: string, id: string, mm: number][] => [
  ...types.flatMap((type) =>
    Object.entries(type.defaults).map(([id, mm]): [string, string, number] => [`types ${type.id}: defaults`, id, mm]),
  ),
  ...measures.map((measure): [string, string, number] => [
    `measures ${measure.id}: default`,
    measure.id,
    measure.default,
  ]),
];

const undefinedMeasure = (file: string, field: string, id: string): Finding => ({
  ...{ file, field, actual: id },
  expected: 'a measure that is defined below "measures"',
});

const PAIRS: Record<string, string> = { until: 'from', publishUntil: 'publishFrom' };

/** Periods that end before they start. */
export const dateFindings = ({ files }: Content): Cause[] =>
  files.flatMap(({ file, value }) =>
    placesIn(value).flatMap(({ field, key, value: end, beside }) => {
      const start = beside[PAIRS[key] ?? ''];
      if (typeof end !== typeof start || !isBefore(end, start)) return [];
      const expected = `after ${PAIRS[key]}, which is ${start}`;
      const repair = `${PAIRS[key]}: ${end}\n    ${key}: ${start}`;
      return [{ file, field, actual: String(end), expected, repair, instead: start }];
    }),
  );

/** Days and times are compared as text, timestamps by their offsets. */
function isBefore(end: unknown, start: unknown): boolean {
  if (typeof end === 'number' && typeof start === 'number') return end < start;
  if (typeof end !== 'string' || typeof start !== 'string') return false;
  return end.includes('T') ? Date.parse(end) < Date.parse(start) : end < start;
}

/** Every numbered part of an exploded drawing has to be an article, and to appear once per drawing. */
export function drawingFindings({ files }: Content): Finding[] {
  const of = <T>(kind: string) => files.filter((one) => one.kind === kind) as { file: string; value: T }[];
  const numbers = of<{ number: string }>('products').map(({ value }) => value.number);
  return of<ExplodedDrawing[]>('explodedDrawings').flatMap(({ file, value }) =>
    value.flatMap(({ id, layers }) => {
      const parts = layers.flat().flatMap(({ part }) => part ?? []);
      const twice = parts.filter((part, place) => parts.indexOf(part) < place);
      return [
        ...parts
          .filter((part) => !numbers.includes(part))
          .map((actual) => ({
            file,
            field: id,
            actual,
            expected: 'an article number',
            ...repair(nearest(actual, numbers)),
          })),
        ...twice.map((part) => ({ file, field: id, actual: `${part} twice`, expected: 'each part once a drawing' })),
      ];
    }),
  );
}

const repair = (part: string | undefined) => (part ? { repair: `part: ${part}` } : {});

/** The key of list entries: `id`, for redirects the old address. */
const NAMES: Record<string, string> = { redirects: 'from' };

/** Entries of a list need different keys: a lookup finds only one of two. */
export const duplicateFindings = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, kind, value }) => {
    const key = NAMES[kind] ?? 'id';
    const entries = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
    const places = entries.map((entry, index) => ({ name: entry?.[key], index }));
    return repeated(places, ({ name }) => (typeof name === 'string' ? name : undefined)).map(({ first, again }) => ({
      file,
      field: `[${again.index}].${key}`,
      actual: `${again.name}, which [${first.index}] has already`,
      expected: 'each once: change one of the two, or remove it',
    }));
  });
