import type { Finding } from '#features/catalog/rules/finding.ts';
import { nearest } from '#features/catalog/rules/nearest.ts';
import type { Dealer } from '#features/catalog/shop-facts/dealer.schema.ts';
import type { Content } from './content.ts';

/** A dealer is found by the lines it shows: one that does not exist is asked for by nobody. */
export function dealerFindings({ files }: Content): Finding[] {
  const lines = files.filter(({ kind }) => kind === 'lines').map(({ id }) => id);
  return files
    .filter(({ kind }) => kind === 'dealers')
    .flatMap(({ file, value }) =>
      (value as Dealer[]).flatMap(({ id, lines: shown }) =>
        shown
          .filter((line) => !lines.includes(line))
          .map((line) => ({ file, field: `${id} lines`, found: line, ...missing(line, lines) })),
      ),
    );
}

function missing(line: string, lines: readonly string[]): Pick<Finding, 'expected' | 'repair'> {
  const near = nearest(line, lines);
  return {
    expected: `a product line that exists: ${lines.join(', ')}`,
    ...(near && { repair: `- ${near}` }),
  };
}
