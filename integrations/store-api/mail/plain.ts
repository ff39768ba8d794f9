import type { MailBlock, Page } from './compose.ts';
import type { OrderTable, Row } from './order-table.ts';

/** A mail as plain text: paragraphs, and an address on a line of its own for every button. */
export function plainOf({ greeting, blocks, closing, footer }: Page): string {
  const parts = [greeting, ...blocks.map(blockText), closing.join('\n'), `-- \n${footer.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}

function blockText(part: MailBlock): string {
  if ('text' in part) return part.text;
  if ('url' in part) return `${part.label}\n${part.url}`;
  return table(part.table);
}

/** Words left, amounts right; below it the addresses and the rest. */
function table({ rows, notes }: OrderTable): string {
  const width = Math.max(...rows.map(({ label }) => label.length));
  const line = ({ label, value }: Row) => `${label.padEnd(width)}  ${value.padStart(14)}`;
  return [rows.map(line).join('\n'), ...notes.map(({ label, value }) => `${label}\n${value}`)].join('\n\n');
}
