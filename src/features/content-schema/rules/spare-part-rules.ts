import type { Entry } from '../parse-entry.ts';
import type { SparePartsTree } from '../shop-config/spare-part.schema.ts';
import type { Finding } from './finding.ts';

/** The questions lead to results, every one of them can be reached, and the parts exist. */
export function sparePartFindings({ file, value }: Entry<SparePartsTree>, numbers: ReadonlySet<string>): Finding[] {
  const { categories, questions, results } = value;
  const knownIds = new Set([...questions, ...results].map(({ id }) => id));
  const next = [
    ...categories.map(({ id, start }) => ({ field: `${id}.start`, to: start })),
    ...questions.flatMap(({ id, yes, no }) => [
      { field: `${id}.yes`, to: yes },
      { field: `${id}.no`, to: no },
    ]),
  ];
  const reached = new Set(next.map(({ to }) => to));
  return [
    ...next
      .filter(({ to }) => !knownIds.has(to))
      .map(({ field, to }) => ({ file, field, actual: to, expected: 'a question or a result' })),
    ...[...knownIds]
      .filter((id) => !reached.has(id))
      .map((id) => ({ file, field: id, actual: 'reached by no answer', expected: 'an answer that leads to it' })),
    ...results.flatMap(({ id, parts }) =>
      parts
        .filter((number) => !numbers.has(number))
        .map((actual) => ({ file, field: `${id}.parts`, actual, expected: 'an article number' })),
    ),
  ];
}
