import type { Finding } from '#features/content-schema/rules/finding.ts';
import { nearest } from '#features/content-schema/rules/nearest.ts';
import type { ExplodedDrawing } from '#features/spare-parts/exploded/exploded.schema.ts';
import type { Content } from './content.ts';

/** Exploded drawings number parts: every one of them has to be an article, and to stand in a drawing once. */
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
