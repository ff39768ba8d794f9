/** A line of a quick order: an article's number and how many. */
export type QuickLine = { number: string; quantity: number };

/** Most lines that are read at once. */
const MOST_LINES = 40;

/**
 * Reads what somebody has typed or pasted, an article a line: `41-202 10`, `41-202; 10`, `10 × 41-202`, `41-202` for one.
 * `odd` are the lines that are not understood, counted from 1.
 */
export function readQuickOrder(text: string): { lines: QuickLine[]; odd: { line: number; text: string }[] } {
  const lines: QuickLine[] = [];
  const odd: { line: number; text: string }[] = [];
  for (const [index, typed] of text.split(/\r?\n/).slice(0, MOST_LINES).entries()) {
    if (typed.trim() === '') continue;
    const read = readLine(typed.trim());
    if (read) lines.push(read);
    else odd.push({ line: index + 1, text: typed.trim() });
  }
  return { lines, odd };
}

function readLine(line: string): QuickLine | undefined {
  const [, before, number, after] =
    /^(?:(\d{1,4})\s*[x×*]\s*)?([\w-]*-[\w-]+)(?:[\s,;:x×*]+(\d{1,4}))?$/i.exec(line) ?? [];
  const quantity = Number(before ?? after ?? 1);
  return number && quantity > 0 && !(before && after) ? { number: number.toUpperCase(), quantity } : undefined;
}
