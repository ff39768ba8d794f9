import type { Definition } from '#features/configurator/configurator.schema.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';
import type { Content } from './content.ts';

/** The configurator can ask only for measures that it knows how to explain, and begin only with values that it takes. */
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

/** Every place that names a measure: what is asked, what a field begins with, what limits another, what a rule judges. */
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
  expected: 'a measure that is defined below «measures»',
});
