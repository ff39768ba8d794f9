/** A text and what of it is selected. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export type Mark = 'bold' | 'italic' | 'heading' | 'list';

const AROUND: Partial<Record<Mark, string>> = { bold: '**', italic: '_' };
const BEFORE: Partial<Record<Mark, string>> = { heading: '### ', list: '- ' };

/** Sets a mark of Markdown, or takes it away where it is. */
export function marked({ text, start, end }: Selected, mark: Mark): Selected {
  const sign = AROUND[mark];
  if (sign) {
    const selected = text.slice(start, end);
    const isMarked = text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign;
    if (isMarked)
      return {
        text: text.slice(0, start - sign.length) + selected + text.slice(end + sign.length),
        start: start - sign.length,
        end: end - sign.length,
      };
    return {
      text: text.slice(0, start) + sign + selected + sign + text.slice(end),
      start: start + sign.length,
      end: end + sign.length,
    };
  }
  return markedLines({ text, start, end }, BEFORE[mark] ?? '');
}

function markedLines({ text, start, end }: Selected, sign: string): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const last = next < 0 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n');
  return { text: text.slice(0, first) + changed + text.slice(last), start: first, end: first + changed.length };
}

/** What is selected becomes a link; without a selection the target gives the words. */
export function linked({ text, start, end }: Selected, target: string): Selected {
  const words = text.slice(start, end) || target.replace(/^\w+:/, '');
  const link = `[${words}](${target})`;
  return { text: text.slice(0, start) + link + text.slice(end), start: start + 1, end: start + 1 + words.length };
}
